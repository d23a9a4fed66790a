interface ProblemNoteProps {
  readonly text: string;
}

/** What happened, in its first line; a longer text opens to the whole of it. */
export function ProblemNote({ text }: ProblemNoteProps) {
  const [first = '', ...more] = text.split('\n');
  if (more.length === 0) return first;
  return (
    <details>
      <summary>{first}</summary>
      <span className="plain-text">{more.join('\n').trim()}</span>
    </details>
  );
}
