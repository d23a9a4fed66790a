import type { ReactNode } from 'react';
import { FormFeedback, FormGroup, FormText, Input } from 'reactstrap';

export interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  /** A sentence under the label. */
  readonly about?: ReactNode;
}

interface ChoiceFieldProps<V extends string> {
  /** Id of the first choice, where a summary of errors leads to; the others are numbered on from it. */
  readonly id: string;
  readonly legend: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly choices: readonly Choice<V>[];
  readonly value: V | null;
  readonly onChoose: (value: V) => void;
  /** Side by side where there is room. */
  readonly isCompact?: boolean;
}

/** One choice out of a few that all deserve to be read. */
export function ChoiceField<V extends string>({
  id,
  legend,
  hint,
  error,
  choices,
  value,
  onChoose,
  isCompact = false,
}: ChoiceFieldProps<V>) {
  const notes = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ].join(' ');
  return (
    <FormGroup
      noMargin
      className="form-field choice-field"
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-invalid={error !== undefined}
      aria-describedby={notes === '' ? undefined : notes}
    >
      <span className="form-label" id={`${id}-legend`}>
        {legend}
      </span>
      {hint === undefined ? null : (
        <FormText tag="div" id={`${id}-hint`}>
          {hint}
        </FormText>
      )}
      {error === undefined ? null : (
        <FormFeedback tag="p" className="field-error" id={`${id}-error`}>
          {error}
        </FormFeedback>
      )}
      <div className={isCompact ? 'choices is-compact' : 'choices'}>
        {choices.map((choice, index) => {
          const choiceId = index === 0 ? id : `${id}-${index}`;
          return (
            <div key={choice.value} className={`choice ${value === choice.value ? 'is-chosen' : ''}`}>
              <Input
                type="radio"
                invalid={error !== undefined}
                id={choiceId}
                name={id}
                value={choice.value}
                checked={value === choice.value}
                aria-describedby={choice.about === undefined ? undefined : `${choiceId}-about`}
                onChange={() => {
                  onChoose(choice.value);
                }}
              />
              <label htmlFor={choiceId}>{choice.label}</label>
              {choice.about === undefined ? null : (
                <p className="choice-about" id={`${choiceId}-about`}>
                  {choice.about}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </FormGroup>
  );
}
