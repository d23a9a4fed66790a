import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Input } from 'reactstrap';
import { stepAsked, type StepAsked } from './stepAsked';

interface JumpFieldProps {
  readonly id: string;
  readonly length: number;
  readonly onJump: (step: number) => void;
}

const WHY = { 'no-number': 'player.jumpNoNumber', beyond: 'player.jumpBeyond' } as const;

/** Goes to a step by its number, or says why it cannot. */
export function JumpField({ id, length, onJump }: JumpFieldProps) {
  const { t } = useTranslation('replay');
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<Exclude<StepAsked['kind'], 'step'>>();
  return (
    <form
      className="replay-jump"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const asked = stepAsked(text, length);
        setRefused(asked.kind === 'step' ? undefined : asked.kind);
        if (asked.kind !== 'step') return;
        onJump(asked.step);
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
        invalid={refused !== undefined}
        aria-describedby={`${id}-why`}
        onChange={(event) => {
          setText(event.target.value);
          setRefused(undefined);
        }}
      />
      <Button type="submit" color="secondary" outline size="sm">
        {t('player.go')}
      </Button>
      <span id={`${id}-why`} role="alert" className="replay-jump-why">
        {refused === undefined ? null : t(WHY[refused], { length })}
      </span>
    </form>
  );
}
