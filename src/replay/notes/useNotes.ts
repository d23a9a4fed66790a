import { useMemo, useState } from 'react';
import type { ActionLog } from '../../actionLog/actionLog';
import { withNotes } from '../../actionLog/notes';
import { createRedactor } from '../../actionLog/redaction/redactor';
import { saveFile } from '../../browser/saveFile';
import type { OpenedLog } from '../log/openedLog';

export interface StepNotes {
  /** By step. */
  readonly all: ReadonlyMap<number, string>;
  /** Somebody begins to write: the replay is paused, or the step would change under the note. */
  readonly begin: () => void;
  /** What is typed and not kept yet, by step: it stays while other steps are looked at. */
  readonly typed: ReadonlyMap<number, string>;
  readonly type: (step: number, text: string) => void;
  /** Puts a note on a step, without what is secret or personal in it. @returns the text that was kept */
  readonly write: (step: number, text: string) => string;
  /** Saves the log with its notes as a file. */
  readonly save: () => void;
  readonly isSaved: boolean;
  /** The file could not be read again, so nothing was saved. */
  readonly hasFailed: boolean;
}

const notesIn = ({ notes = [] }: ActionLog): ReadonlyMap<number, string> => {
  const byStep = new Map<number, string>();
  for (const { afterSteps, text } of notes)
    byStep.set(afterSteps, [byStep.get(afterSteps), text].filter(Boolean).join('\n'));
  return byStep;
};

/** The notes of a log, which stay in the page until they are saved; undefined for files that cannot hold any. */
export function useNotes({ log, file, fileName }: OpenedLog, begin: () => void): StepNotes | undefined {
  const [all, setAll] = useState(() => notesIn(log));
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [saved, setSaved] = useState(all);
  const [hasFailed, setFailed] = useState(false);
  const redactor = useMemo(() => createRedactor(crypto.randomUUID()), []);
  if (log.header === null || file === undefined) return undefined;
  const clean = (text: string): string => redactor.note(text.trim());
  return {
    all,
    begin,
    typed,
    type: (step, text) => {
      setTyped((before) => new Map(before).set(step, text));
    },
    isSaved: saved === all,
    hasFailed,
    write: (step, text) => {
      const kept = clean(text);
      setTyped((before) => new Map([...before].filter(([each]) => each !== step)));
      setAll(
        (before) =>
          new Map([...before, [step, kept]].filter(([, each]) => each !== '') as [number, string][]),
      );
      return kept;
    },
    save: () => {
      const whole = new Map([...all, ...[...typed].map(([step, text]) => [step, clean(text)] as const)]);
      for (const [step, text] of whole) if (text === '') whole.delete(step);
      setAll(whole);
      setTyped(new Map());
      file.text().then(
        (content) => {
          saveFile(fileName, new Blob([withNotes(content, whole)], { type: 'application/jsonl' }));
          setSaved(whole);
          setFailed(false);
        },
        () => {
          setFailed(true);
        },
      );
    },
  };
}
