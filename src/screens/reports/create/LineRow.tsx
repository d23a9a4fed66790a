import trash from 'bootstrap-icons/icons/trash.svg';
import { memo, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFeedback, Input } from 'reactstrap';
import { isCalendarDate } from '../../../../domain/calendarDate';
import type { DecimalMark } from '../../../../domain/numberText';
import { REPORT_LINE_KINDS } from '../../../../domain/reportLine';
import { Icon } from '../../../components/Icon';
import { tableRoles } from '../../../components/list/tableRoles';
import type { LineField } from './lineText';
import { typedDate } from './lineText';
import { QuantityInput } from './QuantityInput';
import { lineFieldId } from './reportFaults';
import type { LineForm, NewLine } from './reportForm';

export interface LineActions {
  readonly change: (key: string, part: Partial<NewLine>) => void;
  readonly remove: (key: string) => void;
  /** A key was pressed in a field; true when the grid has done something about it. */
  readonly press: (key: string, field: LineField, event: KeyboardEvent<HTMLElement>) => boolean;
  /** Something was pasted into a field; true when it was a block and is taken. */
  readonly paste: (key: string, field: LineField, text: string) => boolean;
}

interface LineRowProps {
  readonly line: LineForm;
  /** Its place, from 1. */
  readonly place: number;
  readonly unit: string;
  readonly mark: DecimalMark;
  readonly first: string;
  readonly last: string;
  /** What is wrong with it, one sentence a field. */
  readonly faults: Readonly<Partial<Record<LineField, string>>>;
  /** What the checks say of it. */
  readonly remark: string;
  readonly actions: LineActions;
}

/** One line of a report as a row of inputs. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, place, unit, mark, first, last, faults, remark, actions } = props;
  const { t } = useTranslation('reportForm');
  const { key } = line;
  const noteId = `line-${key}-note`;
  const sentences = [...Object.values(faults), ...(remark === '' ? [] : [remark])];
  const field = (name: LineField) => ({
    id: lineFieldId(key, name),
    bsSize: 'sm' as const,
    invalid: faults[name] !== undefined,
    'aria-label': t(`grid.${name}Of`, { line: place, unit }),
    'aria-describedby': sentences.length === 0 ? undefined : noteId,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (actions.press(key, name, event)) event.preventDefault();
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      if (actions.paste(key, name, event.clipboardData.getData('text/plain'))) event.preventDefault();
    },
  });
  return (
    <tr {...tableRoles.row} className={sentences.length === 0 ? undefined : 'has-note'}>
      <td {...tableRoles.cell} className="line-place">
        {place}
      </td>
      <td {...tableRoles.cell} data-label={t('grid.date')}>
        <Input
          {...field('date')}
          // What cannot be read as a date is shown as it was pasted.
          type={line.date === '' || isCalendarDate(line.date) ? 'date' : 'text'}
          min={first}
          max={last}
          value={line.date}
          onChange={(event) => {
            actions.change(key, typedDate(event.target.value));
          }}
        />
      </td>
      <td {...tableRoles.cell} data-label={t('grid.kind')}>
        <Input
          {...field('kind')}
          type="select"
          value={line.kind}
          onChange={(event) => {
            const kind = REPORT_LINE_KINDS.find((each) => each === event.target.value);
            if (kind !== undefined) actions.change(key, { kind });
          }}
        >
          {REPORT_LINE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Input>
      </td>
      <td {...tableRoles.cell} data-label={t('grid.description')}>
        <Input
          {...field('description')}
          type="text"
          value={line.description}
          onChange={(event) => {
            actions.change(key, { description: event.target.value });
          }}
        />
      </td>
      <td {...tableRoles.cell} data-label={t('grid.quantity', { unit })}>
        <QuantityInput
          {...field('quantity')}
          line={line}
          mark={mark}
          onChange={(part) => {
            actions.change(key, part);
          }}
        />
      </td>
      <td {...tableRoles.cell} data-label={t('grid.country')}>
        <Input
          {...field('country')}
          type="text"
          className="country-input"
          autoComplete="off"
          value={line.country}
          onChange={(event) => {
            actions.change(key, { country: event.target.value });
          }}
        />
      </td>
      <td {...tableRoles.cell} className="line-remove">
        <button
          type="button"
          className="btn-icon"
          aria-label={t('grid.remove', { line: place })}
          onClick={() => {
            actions.remove(key);
          }}
        >
          <Icon paths={trash} />
        </button>
      </td>
      {sentences.length === 0 ? null : (
        <td {...tableRoles.cell} className="line-note" colSpan={7}>
          <FormFeedback tag="span" className="field-error" id={noteId}>
            {sentences.join(' ')}
          </FormFeedback>
        </td>
      )}
    </tr>
  );
});
