import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { followFilledFields } from '../../../../src/app/frame/filledFields';

let stop: () => void;
beforeEach(() => {
  stop = followFilledFields(document);
});
afterEach(() => {
  stop();
});

/** As a browser fills a field in: past the page, without an event. */
function fillIn(label: string, value: string): void {
  const field = screen.getByLabelText(label);
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
}

/** As a password manager does it: by the property, without an event. */
function setValue(label: string, value: string): void {
  const field = screen.getByLabelText(label);
  if (field instanceof HTMLInputElement) field.value = value;
}

interface Profile {
  readonly phone: string;
  readonly note: string;
}

function Registered({ onSend }: { readonly onSend: (profile: Profile) => void }) {
  const { register, handleSubmit } = useForm<Profile>({ defaultValues: { phone: 'old', note: '' } });
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <label>
        Phone <input {...register('phone')} />
      </label>
      <label>
        Note <textarea {...register('note')} />
      </label>
      <button type="submit">Save</button>
    </form>
  );
}

function Controlled({
  onSend,
  onType,
}: {
  readonly onSend: (phone: string) => void;
  readonly onType: () => void;
}) {
  const [phone, setPhone] = useState('old');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(phone);
      }}
    >
      <label>
        Phone{' '}
        <input
          value={phone}
          onChange={(event) => {
            onType();
            setPhone(event.target.value);
          }}
        />
      </label>
      <button type="submit">Save</button>
    </form>
  );
}

const save = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
};

describe('H101 what the box shows is what is sent', () => {
  it.each([
    ['by the browser', fillIn],
    ['by a password manager', setValue],
  ])('filled in %s, from a registered form', async (_who, fill) => {
    const sent = new Promise<Profile>((resolve) => {
      render(<Registered onSend={resolve} />);
    });
    fill('Phone', '207-555-0199');
    if (fill === fillIn) fill('Note', 'Ring twice.');
    save();
    expect(await sent).toEqual({ phone: '207-555-0199', note: fill === fillIn ? 'Ring twice.' : '' });
  });

  it.each([
    ['by the browser', fillIn],
    ['by a password manager', setValue],
  ])('filled in %s, from a form that holds its values itself', (_who, fill) => {
    const sent: string[] = [];
    render(<Controlled onSend={(phone) => sent.push(phone)} onType={() => undefined} />);
    fill('Phone', '207-555-0199');
    save();
    expect(sent).toEqual(['207-555-0199']);
  });

  it('tells nothing twice: neither what was typed nor what the application wrote', () => {
    let typed = 0;
    render(<Controlled onSend={() => undefined} onType={() => (typed += 1)} />);
    save();
    fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '1' } });
    save();
    expect(typed).toBe(1);
  });
});
