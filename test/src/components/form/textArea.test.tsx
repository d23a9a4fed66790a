import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextAreaField } from '../../../../src/components/form/TextAreaField';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

function Note() {
  const [text, setText] = useState('');
  return (
    <TextAreaField
      id="note"
      label="Note"
      hint="Anything"
      maxLength={1000}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
      }}
    />
  );
}

describe('a field for longer text', () => {
  it('says how much of a pasted text did not fit, until the text is changed', async () => {
    await showScreen(<Note />, createTestBed());
    const field = screen.getByLabelText<HTMLTextAreaElement>('Note');
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(10_000));
    expect(field.value).toHaveLength(1000);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your text is too long, so 9,000 characters at the end were removed. The limit is 1,000.',
    );
    await userEvent.type(field, '{backspace}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('counts what a paste replaces as room, and a line’s end as one character', async () => {
    await showScreen(<Note />, createTestBed());
    const field = screen.getByLabelText<HTMLTextAreaElement>('Note');
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(1000));
    field.setSelectionRange(0, 1000);
    await userEvent.paste(`${'y'.repeat(998)}\r\nz`);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('tells toward its end how much room is left, as a part of its description', async () => {
    await showScreen(<Note />, createTestBed());
    const field = screen.getByLabelText<HTMLTextAreaElement>('Note');
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(799));
    expect(field).toHaveAccessibleDescription('Anything');
    await userEvent.type(field, 'x');
    expect(field).toHaveAccessibleDescription('Anything 200 characters left');
  });
});
