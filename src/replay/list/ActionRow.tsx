import { useTranslation } from 'react-i18next';
import { clockTime } from '../log/clockTime';
import type { Mark } from '../log/marks';
import type { Row } from '../log/row';

interface ActionRowProps {
  readonly row: Row;
  readonly marks: readonly Mark[];
}

/** One step of the log in a line. */
export function ActionRow({ row, marks }: ActionRowProps) {
  const { t } = useTranslation('replay');
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  return (
    <>
      <span className="replay-row-number">{row.number}</span>
      <span className="replay-row-time">{row.at === undefined ? '' : clockTime(row.at)}</span>
      <span className={`replay-kind is-${row.kind}`}>{t(`kind.${row.kind}`)}</span>
      <span className="replay-row-name">
        {row.name}
        {row.detail === '' ? null : <span className="replay-row-detail"> {row.detail}</span>}
      </span>
      {kinds.map((kind) => (
        <span key={kind} className={`replay-mark is-${kind}`}>
          {t(`mark.short.${kind}`)}
        </span>
      ))}
    </>
  );
}
