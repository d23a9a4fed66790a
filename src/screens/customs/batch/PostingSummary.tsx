interface PostingSummaryProps {
  readonly sentences: readonly string[];
}

/** What confirming does, or what should be done before, point by point. */
export function PostingSummary({ sentences }: PostingSummaryProps) {
  if (sentences.length === 0) return null;
  return (
    <ul className="notice-list">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
