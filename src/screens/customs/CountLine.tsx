import { Link } from 'react-router-dom';

export interface CountShown {
  readonly key: string;
  readonly name: string;
  /** As it is written: a count or an amount. */
  readonly value: string;
  /** The list of just these. */
  readonly to?: string | undefined;
  readonly isBad?: boolean | undefined;
  /** Goes to the list, where it stands further down on the same page. */
  readonly onGo?: (() => void) | undefined;
}

interface CountLineProps {
  readonly counts: readonly CountShown[];
}

/** What a file comes to, on one line, each count leading to its rows. */
export function CountLine({ counts }: CountLineProps) {
  return (
    <dl className="batch-counts">
      {counts.map(({ key, name, value, to, isBad, onGo }) => (
        <div key={key} className={isBad === true ? 'batch-count is-bad' : 'batch-count'}>
          <dt>{name}</dt>
          <dd className="figure">
            {to === undefined ? (
              value
            ) : (
              <Link to={to} onClick={onGo}>
                {value}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
