import type { RefObject } from 'react';

interface LogInputProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onFile: (file: File) => void;
}

/** The browser's own choice of a file; a button opens it. */
export function LogInput({ ref, onFile }: LogInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept=".jsonl,.json,.txt,.log"
      onChange={(event) => {
        const file = event.target.files?.[0];
        if (file !== undefined) onFile(file);
        // The same file may be chosen again.
        event.target.value = '';
      }}
    />
  );
}
