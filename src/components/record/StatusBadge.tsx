export type StatusTone = 'neutral' | 'waiting' | 'progress' | 'good' | 'bad';

interface StatusBadgeProps {
  /** The status in words: color alone says nothing (H68). */
  readonly label: string;
  readonly tone: StatusTone;
}

/** A status as a word in a tinted frame. */
export const StatusBadge = ({ label, tone }: StatusBadgeProps) => (
  <span className={`badge status bg-${tone}`}>{label}</span>
);
