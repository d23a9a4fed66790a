import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Input } from 'reactstrap';

interface JumpFieldProps {
  readonly id: string;
  readonly length: number;
  readonly onJump: (step: number) => void;
}

/** Goes to a step by its number. */
export function JumpField({ id, length, onJump }: JumpFieldProps) {
  const { t } = useTranslation('replay');
  const [text, setText] = useState('');
  return (
    <form
      className="replay-jump"
      onSubmit={(event) => {
        event.preventDefault();
        if (/^\d{1,9}$/.test(text)) onJump(Math.min(length, Number(text)));
        setText('');
      }}
    >
      <label htmlFor={id}>{t('player.jump')}</label>
      <Input
        id={id}
        bsSize="sm"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value.replace(/\D/g, ''));
        }}
      />
      <Button type="submit" color="secondary" outline size="sm">
        {t('player.go')}
      </Button>
    </form>
  );
}
