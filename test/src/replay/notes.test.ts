import { act, renderHook } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withNotes } from '../../../src/actionLog/notes';
import { readLog } from '../../../src/actionLog/readLog';
import { SLICES } from '../../../src/app/wholeReducer';
import { openFile } from '../../../src/replay/log/openedLog';
import { comparisonMarks } from '../../../src/replay/compare/comparisonMarks';
import { useNotes } from '../../../src/replay/notes/useNotes';
import { marksOf } from '../../../src/replay/log/marks';

const text = readFileSync(path.join(__dirname, '../../replay/files/journey.jsonl'), 'utf8');

function read(content: string) {
  const opened = readLog(content, SLICES);
  if (!opened.ok) throw new Error(opened.problem.kind);
  return opened.log;
}

describe('notes in a log', () => {
  it('are read again at their steps, and the log is as whole as it was', () => {
    const noted = withNotes(
      text,
      new Map([
        [0, 'Begins here'],
        [3, 'Look at this'],
        [137, 'The end'],
      ]),
    );
    const log = read(noted);
    expect(log.notes).toEqual([
      { text: 'Begins here', afterSteps: 0 },
      { text: 'Look at this', afterSteps: 3 },
      { text: 'The end', afterSteps: 137 },
    ]);
    expect(log.problems).toEqual(read(text).problems);
    expect({ ...log, notes: [] }).toEqual({ ...read(text), notes: [] });
  });

  it('take the place of those before, and none leave the very file', () => {
    const noted = withNotes(text, new Map([[3, 'Look at this']]));
    expect(read(withNotes(noted, new Map([[4, 'No, this']]))).notes).toEqual([
      { text: 'No, this', afterSteps: 4 },
    ]);
    expect(withNotes(noted, new Map()) === text).toBe(true);
  });

  it('do not make a changed log look whole', () => {
    const changed = text.replace('"mono":238.5', '"mono":239.5');
    expect(changed === text).toBe(false);
    const kinds = (content: string) => read(content).problems.map(({ kind }) => kind);
    expect(kinds(changed)).toContain('altered');
    expect(kinds(withNotes(changed, new Map([[3, 'Look']])))).toContain('altered');
  });

  it('hold no bank account, no password, and no email address', async () => {
    const file = { name: 'journey.jsonl', size: text.length, text: () => Promise.resolve(text) };
    const opening = await openFile(file, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    if (opening.kind !== 'opened') throw new Error(opening.kind);
    const { result } = renderHook(() => useNotes(opening.opened, () => undefined));
    act(() => {
      result.current?.write(2, 'Account 000123456789, password is Tr0ub4dor3x, ida@sorenson.example');
    });
    const kept = result.current?.all.get(2) ?? '';
    expect(kept).toMatch(/^Account \[number\], password is \[secret\]/);
    expect(kept).not.toMatch(/123456789|Tr0ub4dor|sorenson/);
    expect(result.current?.isSaved).toBe(false);
  });
});

describe('the marks of a second log', () => {
  const comparison = {
    pairs: [
      { first: 1, second: 1 },
      { first: 2, second: undefined },
      { first: 3, second: 2 },
      { first: undefined, second: 3 },
    ],
    onlyFirst: 1,
    onlySecond: 1,
    difference: undefined,
  };

  it('are on each step that only one of them has, and count as differences', () => {
    const marks = comparisonMarks({ kind: 'compared', comparison });
    expect([...marks]).toEqual([
      [2, [{ kind: 'only-first' }]],
      [3, [{ kind: 'only-second', step: 3 }]],
    ]);
    const nothing = { differences: [], breaches: [], failures: [], compared: 0 };
    expect(marksOf(new Map(), nothing, [marks]).differing).toEqual([2, 3]);
  });
});
