import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { NewPasswordForm } from '../../../../src/components/form/NewPasswordForm';
import type { NewPassword } from '../../../../src/components/form/newPasswordFaults';
import type { SummaryEntry } from '../../../../src/components/form/ErrorSummary';
import { TEXT_AREAS } from '../../../../src/i18n/screenTexts';
import { addScreenTexts, createTranslation } from '../../../../src/i18n/translation';

const send = jest.fn<Promise<readonly SummaryEntry[]>, [NewPassword]>();
const field = (name: string): HTMLInputElement => screen.getByLabelText(name);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Set new password' }));

async function show(currentLabel?: string): Promise<void> {
  const engine = await createTranslation('en');
  await addScreenTexts(engine, TEXT_AREAS);
  render(
    <I18nextProvider i18n={engine}>
      <NewPasswordForm
        username="ana@alder.example"
        {...(currentLabel === undefined ? {} : { currentLabel })}
        send={send}
      />
    </I18nextProvider>,
  );
}

describe('a form for a new password', () => {
  it('6 hides each password until it is shown, takes paste, and tells the browser which is which', async () => {
    await show('Current password');
    for (const [name, autocomplete] of [
      ['Current password', 'current-password'],
      ['New password', 'new-password'],
      ['Confirm new password', 'new-password'],
    ] as const) {
      expect(field(name)).toHaveAttribute('type', 'password');
      expect(field(name)).toHaveAttribute('autocomplete', autocomplete);
      expect(fireEvent.paste(field(name))).toBe(true);
      await userEvent.click(screen.getByRole('button', { name: `Show password: ${name}` }));
      expect(field(name)).toHaveAttribute('type', 'text');
    }
    expect(document.querySelector('[autocomplete=username]')).toHaveValue('ana@alder.example');
  });

  it('3 sends blanks, signs and 128 characters as they were typed', async () => {
    send.mockResolvedValue([]);
    await show();
    for (const password of [' two  spaces 🦉 ', 'x'.repeat(128)]) {
      fireEvent.change(field('New password'), { target: { value: password } });
      fireEvent.change(field('Confirm new password'), { target: { value: password } });
      await submit();
      expect(send).toHaveBeenLastCalledWith({ current: '', next: password, again: password });
    }
  });

  it('says the rules beside the field, and counts what people see as characters', async () => {
    await show();
    expect(field('New password')).toHaveAccessibleDescription(/at least 15 characters.*common word/);
    fireEvent.change(field('New password'), { target: { value: 'owl 🦉' } });
    expect(screen.getByText('5 characters entered')).toBeInTheDocument();
  });

  it('sends nothing while the two differ, and says so in a summary that has the focus', async () => {
    await show();
    await userEvent.type(field('New password'), 'herons on a jetty');
    await userEvent.type(field('Confirm new password'), 'herons on a jetti');
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(field('Confirm new password')).toHaveAccessibleDescription(/don’t match/);
  });

  it('puts the server’s refusal beside the field it is about, and keeps what was typed', async () => {
    send.mockResolvedValue([{ fieldId: 'next', message: 'This password is too short.' }]);
    await show();
    await userEvent.type(field('New password'), 'herons');
    await userEvent.type(field('Confirm new password'), 'herons');
    await submit();
    expect(field('New password')).toBeInvalid();
    expect(field('New password')).toHaveAccessibleDescription(/too short/);
    expect(field('New password').value).toBe('herons');
  });
});
