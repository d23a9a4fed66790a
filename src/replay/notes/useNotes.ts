import { useMemo, useState } from 'react';
import type { ActionLog } from '../../actionLog/actionLog';
import { withNotes } from '../../actionLog/notes';
import { createRedactor } from '../../actionLog/redaction/redactor';
import { saveFile } from '../../browser/saveFile';
import type { OpenedLog } from '../log/openedLog';

export interface StepNotes {
  /** By step. */
  readonly all: ReadonlyMap<number, string>;
  /** Puts a note on a step, without what is secret or personal in it. @returns the text that was kept */
  readonly write: (step: number, text: string) => string;
  /** Saves the log with its notes as a file. */
  readonly save: () => void;
  readonly isSaved: boolean;
}

const notesIn = ({ notes = [] }: ActionLog): ReadonlyMap<number, string> => {
  const byStep = new Map<number, string>();
  for (const { afterSteps, text } of notes)
    byStep.set(afterSteps, [byStep.get(afterSteps), text].filter(Boolean).join('\n'));
  return byStep;
};

/** The notes of a log, which stay in the page until they are saved; undefined for files that cannot hold any. */
export function useNotes({ log, file, fileName }: OpenedLog): StepNotes | undefined {
  const [all, setAll] = useState(() => notesIn(log));
  const [isSaved, setSaved] = useState(true);
  const redactor = useMemo(() => createRedactor(crypto.randomUUID()), []);
  if (log.header === null || file === undefined) return undefined;
  return {
    all,
    isSaved,
    write: (step, text) => {
      const kept = redactor.note(text.trim());
      setAll(
        (before) =>
          new Map([...before, [step, kept]].filter(([, each]) => each !== '') as [number, string][]),
      );
      setSaved(false);
      return kept;
    },
    save: () => {
      void file.text().then((content) => {
        saveFile(fileName, new Blob([withNotes(content, all)], { type: 'application/jsonl' }));
        setSaved(true);
      });
    },
  };
}
