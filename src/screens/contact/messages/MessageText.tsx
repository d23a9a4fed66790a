interface MessageTextProps {
  readonly text: string;
}

/** So much surely fits the column. */
const SHORT = 32;

/** A message in a list: its beginning on the row's one line, which opens to the whole of it. */
export function MessageText({ text }: MessageTextProps) {
  if (text.length <= SHORT && !text.includes('\n')) return text;
  return (
    <details className="message-text">
      <summary>{text.slice(0, 200)}</summary>
      <span className="plain-text">{text}</span>
    </details>
  );
}
