import { useFormat } from '../../i18n/useFormat';

export interface TimelineItem {
  readonly id: string;
  readonly at: string;
  /** Who did it, and on whose behalf, in words. */
  readonly who: string;
  readonly what: string;
  readonly why?: string | null;
  readonly isCurrent?: boolean;
}

interface TimelineProps {
  readonly name: string;
  readonly items: readonly TimelineItem[];
}

/** What happened to a record: who, what, when and why, the newest first. */
export function Timeline({ name, items }: TimelineProps) {
  const format = useFormat();
  return (
    <ol className="timeline" aria-label={name}>
      {items.map(({ id, at, who, what, why, isCurrent = false }) => (
        <li key={id} className={isCurrent ? 'is-current' : undefined}>
          <span className="timeline-what">{what}</span>
          <span className="timeline-who">
            {who} · <time dateTime={at}>{format.instant(at)}</time>
          </span>
          {why === undefined || why === null || why === '' ? null : (
            <span className="timeline-why">{why}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
