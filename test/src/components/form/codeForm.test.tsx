import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeForm, type CodeFormProps } from '../../../../src/components/form/CodeForm';

const verify = jest.fn<Promise<string | null>, [string]>();
const resend = jest.fn<Promise<string | null>, []>();
const onBack = jest.fn();

const show = (change: Partial<CodeFormProps> = {}) =>
  render(
    <CodeForm
      language="en"
      idPrefix="en"
      by="mail"
      verify={verify}
      resend={resend}
      onBack={onBack}
      {...change}
    />,
  );
const field = (name = 'Verification code'): HTMLInputElement => screen.getByLabelText(name);
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const seconds = (count: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(count * 1_000);
  });

describe('the code step', () => {
  it('has the focus, offers the code the phone has just received, and says where it comes from', () => {
    show();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    expect(field()).toHaveAccessibleDescription(/sent a 6-digit code to your email/);
    expect(screen.queryByRole('button', { name: /recovery/ })).not.toBeInTheDocument();
  });

  it('takes a code pasted with blanks, and Enter', async () => {
    verify.mockResolvedValue(null);
    show();
    await userEvent.paste(' 123 456 ');
    await userEvent.keyboard('{Enter}');
    expect(verify).toHaveBeenCalledWith('123456');
  });

  it('sends nothing that is no code, and says so beside the field', async () => {
    show();
    await userEvent.keyboard('12345{Enter}');
    expect(verify).not.toHaveBeenCalled();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/Enter the 6 digits/);
    expect(field()).toHaveFocus();
  });

  it('shows the server’s sentence as it is, a lock included, as text', async () => {
    verify.mockResolvedValue('There were too many incorrect codes, so sign-in is locked until <b>14:05</b>.');
    show();
    await userEvent.keyboard('123456{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('locked until <b>14:05</b>.');
    expect(field().value).toBe('123456');
  });

  it('is sent once however often the button is pressed', async () => {
    verify.mockReturnValue(new Promise(() => undefined));
    show();
    await userEvent.keyboard('123456');
    await press('Continue');
    await press('Continue');
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it('takes a recovery code in place of the app’s, and goes back to the app', async () => {
    verify.mockResolvedValue(null);
    show({ by: 'app' });
    expect(screen.queryByRole('button', { name: /Send a new code/ })).not.toBeInTheDocument();
    await press('Use a recovery code');
    expect(field('Recovery code')).toHaveFocus();
    expect(field('Recovery code')).toHaveAttribute('inputmode', 'text');
    await userEvent.keyboard('3fkq 9ztd 7mwa{Enter}');
    expect(field('Recovery code')).toHaveAccessibleDescription(/all 16 letters and digits/);
    await userEvent.keyboard(' x2hc{Enter}');
    expect(verify).toHaveBeenCalledWith('3FKQ-9ZTD-7MWA-X2HC');
    await press('Use a code from the app');
    expect(field()).toHaveFocus();
    expect(field().value).toBe('');
  });
});

describe('another code by email', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const button = () => screen.getByRole('button', { name: /Send a new code/ });
  const click = async () => {
    fireEvent.click(button());
    await seconds(0);
  };

  it('can be asked for after half a minute, then after a minute', async () => {
    resend.mockResolvedValue(null);
    show();
    await click();
    expect(resend).not.toHaveBeenCalled();
    for (let n = 0; n < 30; n += 1) await seconds(1);
    expect(button()).toHaveTextContent(/^Send a new code$/);
    await click();
    expect(resend).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/sent you a new code/)).toBeInTheDocument();
    for (let n = 0; n < 59; n += 1) await seconds(1);
    await click();
    expect(resend).toHaveBeenCalledTimes(1);
    await seconds(1);
    await click();
    expect(resend).toHaveBeenCalledTimes(2);
  });

  it('says why where it is refused', async () => {
    resend.mockResolvedValue('Too many codes were wrong.');
    show();
    for (let n = 0; n < 30; n += 1) await seconds(1);
    await click();
    expect(screen.getByText('Too many codes were wrong.')).toBeInTheDocument();
    expect(screen.queryByText(/sent you a new code/)).not.toBeInTheDocument();
  });
});
