export type StatusTone = 'neutral' | 'waiting' | 'progress' | 'good' | 'bad';

interface StatusBadgeProps {
  /** The status in words: colour alone says nothing (H68). */
  readonly label: string;
  readonly tone: StatusTone;
}

/** A status as a word in a tinted frame. */
export function StatusBadge({ label, tone }: StatusBadgeProps) {
  return <span className={`status status-${tone}`}>{label}</span>;
}
