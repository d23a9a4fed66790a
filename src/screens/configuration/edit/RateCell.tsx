import type { ReactNode } from 'react';
import { FormFeedback, Input } from 'reactstrap';
import { useEditing } from './editing';

interface RateCellProps {
  /** Path in the document, such as `rates.1.ratePerUnit`. */
  readonly path: string;
  /** What the column is called; on a phone it stands before the value. */
  readonly title: string;
  /** Ids of the headings of column and row, which name the field. */
  readonly labelledBy: string;
  readonly value: string;
  /** The value as text, where it cannot be changed. */
  readonly shown?: string | undefined;
  readonly isDate?: boolean;
  readonly isFigure?: boolean;
  readonly note?: ReactNode;
  readonly onType: (typed: string) => void;
}

/** A value in the table of rates: a field, or text where it is used already; what is wrong with it stands in its cell. */
export function RateCell(props: RateCellProps) {
  const { path, title, labelledBy, value, shown, isDate = false, isFigure = false, note, onType } = props;
  const { faultOf } = useEditing();
  const fault = faultOf(path);
  const notes = [
    ...(note == null ? [] : [`${path}-note`]),
    ...(fault === undefined ? [] : [`${path}-error`]),
  ].join(' ');
  return (
    <td data-title={title} className={isFigure ? 'figure-cell' : undefined}>
      {shown === undefined ? (
        <Input
          id={path}
          type={isDate ? 'date' : 'text'}
          bsSize="sm"
          className={isFigure ? 'figure-cell' : undefined}
          aria-labelledby={labelledBy}
          aria-describedby={notes === '' ? undefined : notes}
          invalid={fault !== undefined}
          value={value}
          onChange={(event) => {
            onType(event.target.value);
          }}
        />
      ) : (
        <span id={path} tabIndex={-1} className="rate-used">
          {shown}
        </span>
      )}
      {note == null ? null : (
        <div className="rate-note" id={`${path}-note`}>
          {note}
        </div>
      )}
      {fault === undefined ? null : (
        <FormFeedback tag="p" className="field-error" id={`${path}-error`}>
          {fault}
        </FormFeedback>
      )}
    </td>
  );
}
