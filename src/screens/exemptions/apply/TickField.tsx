import { FormFeedback, FormGroup, Input, Label } from 'reactstrap';

interface TickFieldProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** A statement to be confirmed. */
export function TickField({ id, label, error, isTicked, onTick }: TickFieldProps) {
  return (
    <FormGroup check>
      <Input
        type="checkbox"
        id={id}
        invalid={error !== undefined}
        checked={isTicked}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => {
          onTick(event.target.checked);
        }}
      />
      <Label check for={id}>
        {label}
      </Label>
      {error === undefined ? null : (
        <FormFeedback tag="p" className="field-error" id={`${id}-error`}>
          {error}
        </FormFeedback>
      )}
    </FormGroup>
  );
}
