import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createTranslation } from '../../../../../src/i18n/translation';
import { QuantityInput } from '../../../../../src/screens/reports/create/QuantityInput';

function Field() {
  const [line, setLine] = useState({ quantity: '1234.500', unread: '' });
  return <QuantityInput aria-label="Quantity" line={line} mark="point" onChange={setLine} />;
}

describe('a quantity of a report', () => {
  it('stays selected when it is reached, so that what is typed replaces it and is not added to it', async () => {
    render(
      <I18nextProvider i18n={await createTranslation('en')}>
        <Field />
      </I18nextProvider>,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Quantity');
    const shown = field.value;
    // As a key or a program does it: the selection is made before anything is drawn again.
    act(() => {
      field.focus();
      field.select();
    });
    expect(field.value).not.toBe(shown);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });
});
