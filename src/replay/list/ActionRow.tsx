import { useTranslation } from 'react-i18next';
import { clockTime } from '../log/clockTime';
import type { Mark } from '../log/marks';
import type { Row } from '../log/row';

interface ActionRowProps {
  readonly row: Row;
  readonly marks: readonly Mark[];
}

const DID = [
  'pressed',
  'dialogOpened',
  'dialogsClosed',
  'controlsChanged',
  'workFound',
  'workKept',
  'workForgotten',
] as const;

/** What somebody did or saw, for a step that tells of nothing else. */
const didOf = ({ name, isFailure }: Row): (typeof DID)[number] | 'refused' | undefined => {
  const found = DID.find((each) => name === `screen/${each}`);
  return found === 'controlsChanged' && isFailure ? 'refused' : found;
};

/** One step of the log in a line. */
export function ActionRow({ row, marks }: ActionRowProps) {
  const { t } = useTranslation('replay');
  const did = didOf(row);
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  return (
    <>
      <span className="replay-row-number">{row.number}</span>
      <span className="replay-row-time">{row.at === undefined ? '' : clockTime(row.at)}</span>
      <span className={`replay-kind is-${row.kind}`}>{t(`kind.${row.kind}`)}</span>
      <span className="replay-row-name" title={row.name}>
        {did === undefined ? row.name : t(`did.${did}`, { detail: row.detail })}
        {did !== undefined || row.detail === '' ? null : (
          <span className="replay-row-detail"> {row.detail}</span>
        )}
      </span>
      {kinds.map((kind) => (
        <span key={kind} className={`replay-mark is-${kind}`}>
          {t(`mark.short.${kind}`)}
        </span>
      ))}
    </>
  );
}
