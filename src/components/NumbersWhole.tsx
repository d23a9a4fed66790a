interface NumbersWholeProps {
  readonly text: string;
}

/** Numbers of records, such as RF-2026-000045, do not break at their hyphens. */
export function NumbersWhole({ text }: NumbersWholeProps) {
  return text.split(/(\b[A-Z]{1,2}-\d{4}-[\w-]+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="text-nowrap">
        {part}
      </span>
    ),
  );
}
