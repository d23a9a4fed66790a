interface MessageTextProps {
  readonly text: string;
}

const SHORT = 140;

/** A message in a list: whole where it is short, else its beginning, which opens to the rest. */
export function MessageText({ text }: MessageTextProps) {
  if (text.length <= SHORT) return <span className="plain-text">{text}</span>;
  return (
    <details>
      <summary>{`${text.slice(0, SHORT).trimEnd()}…`}</summary>
      <span className="plain-text">{text}</span>
    </details>
  );
}
