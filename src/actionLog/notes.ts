import { createDigest } from './digest';
import { bodyLine, endLine, noteLine } from './logFormat';
import { parseJson } from './parseJson';
import { textLines } from './textLines';

/**
 * The text of a recorded log with these notes, each behind the line of its step, in place of those it had. A log that was whole stays
 * whole; one that was cut off or changed stays known as such.
 * @param notes by step; 0 is the beginning
 */
export function withNotes(content: string, notes: ReadonlyMap<number, string>): string {
  const before = createDigest();
  const after = createDigest();
  const written: string[] = [];
  let steps = 0;
  let actions = 0;
  const write = (line: string): void => {
    written.push(line);
    after.add(line);
  };
  const note = (step: number): void => {
    const text = notes.get(step) ?? '';
    if (text !== '') write(JSON.stringify({ kind: 'note', text }));
  };
  for (const { text, number, isLast } of textLines(content)) {
    if (text === '') {
      if (!isLast) written.push(text);
      continue;
    }
    const json = parseJson(text);
    const end = endLine.safeParse(json).data;
    if (end !== undefined) {
      const isWhole = end.actions === actions && end.digest === before.value();
      written.push(isWhole ? JSON.stringify({ ...end, digest: after.value() }) : text);
      continue;
    }
    before.add(text);
    if (noteLine.safeParse(json).success) continue;
    write(text);
    if (number === 1) note(0);
    const kind = bodyLine.safeParse(json).data?.kind;
    if (kind !== 'action' && kind !== 'restart') continue;
    steps += 1;
    actions += Number(kind === 'action');
    note(steps);
  }
  return `${written.join('\n')}${content.endsWith('\n') ? '\n' : ''}`;
}
