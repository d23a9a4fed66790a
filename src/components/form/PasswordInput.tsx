import { useState } from 'react';
import { Button, FormText, Input, type InputProps } from 'reactstrap';

/** What the button beside a password and the note under it say; the sign-in page's texts are of this shape. */
export interface PasswordWords {
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly showPasswordLong: string;
  readonly hidePasswordLong: string;
  readonly capsLock: string;
}

interface PasswordInputProps extends InputProps {
  readonly id: string;
  readonly words: PasswordWords;
  /** Ids of what explains the field, beside the note of its own. */
  readonly notes: readonly string[];
}

/** A password as typed: hidden or shown, pasted at will, with a word when Caps Lock is on. Nothing is trimmed. */
export function PasswordInput({ id, words, notes, ...input }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const [isCaps, setCaps] = useState(false);
  const allNotes = [...notes, ...(isCaps ? [`${id}-caps`] : [])];
  return (
    <>
      <div className="input-group">
        <Input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={256}
          aria-describedby={allNotes.length === 0 ? undefined : allNotes.join(' ')}
          onKeyUp={(event) => {
            setCaps(event.getModifierState('CapsLock'));
          }}
        />
        <Button
          color="secondary"
          outline
          aria-label={isShown ? words.hidePasswordLong : words.showPasswordLong}
          onClick={() => {
            setShown(!isShown);
          }}
        >
          {isShown ? words.hidePassword : words.showPassword}
        </Button>
      </div>
      {isCaps ? (
        <FormText tag="p" className="mb-0" id={`${id}-caps`}>
          {words.capsLock}
        </FormText>
      ) : null}
    </>
  );
}
