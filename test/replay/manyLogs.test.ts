import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { themeChosen } from '../../src/state/preferences';
import { compareFiles } from '../../tools/replay/compareFiles';
import { judgeFolder } from '../../tools/replay/judgeFolder';
import type { Outcome } from '../../tools/replay/outcome';
import { faultOf, readOptions } from '../../tools/replay/options';
import { recordedLog } from '../journeys/setup/recordedLog';

jest.setTimeout(120_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'logs-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const recorded = recordedLog([themeChosen('dark'), themeChosen('light')]);
const put = (name: string, text: string): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};
const done = (outcome: Outcome): Extract<Outcome, { kind: 'done' }> => {
  if (outcome.kind === 'refused') throw new Error(outcome.sentence);
  return outcome;
};
const refusal = (outcome: Outcome): string => (outcome.kind === 'refused' ? outcome.sentence : '');

describe('a folder of logs', () => {
  it('is the same where every log is, those in folders included', () => {
    put('a.jsonl', recorded);
    put('more/b.jsonl', recorded);
    copyFileSync(path.join(__dirname, 'files/journey.jsonl'), path.join(folder, 'journey.jsonl'));
    const { text, exitCode } = done(judgeFolder(folder, undefined));
    expect(exitCode).toBe(0);
    expect(text).toContain('3 logs: 3 the same, 0 different, 0 incomplete; 0 not opened.');
    expect(text).toContain('more/b.jsonl: same, 2 steps');
  });

  it('is the same for every log that is kept here, and names the two files that are none', () => {
    const { text } = done(judgeFolder(path.join(__dirname, 'files'), undefined));
    const verdicts = Array.from(text.matchAll(/^ {2}(\S+): (\w+), \d+ steps$/gm), ([, file, verdict]) => [
      file,
      verdict,
    ]);
    expect(verdicts).toEqual([
      ['journey.jsonl', 'same'],
      ['log_bare_array.json', 'same'],
      ['log_lifted.json', 'same'],
      ['log_payload_string.json', 'same'],
      ['log_unknown_type.json', 'same'],
    ]);
    expect(text).toContain('5 logs: 5 the same, 0 different, 0 incomplete; 2 not opened.');
  });

  it('lists what differs under the build that recorded it, and ends with 1', () => {
    put('a.jsonl', recorded);
    const { build } = JSON.parse(recorded.split('\n')[0] ?? '') as { build: string };
    put(
      'b.jsonl',
      recorded.replace(`"build":"${build}"`, '"build":"main.other"').replace('"dark"', '"light"'),
    );
    const { text, exitCode } = done(judgeFolder(folder, undefined));
    expect(exitCode).toBe(1);
    expect(text).toMatch(
      /Build main\.other: 1 log\n {2}b\.jsonl: differs, 2 steps\n {4}note: .*\n {4}step 1, .*differs from the recording/,
    );
    expect(text).toContain('2 logs: 1 the same, 1 different');
  });

  it('ends with 3 where a log is cut off or a file is no log, and names the file', () => {
    put('a.jsonl', recorded);
    put('cut.jsonl', recorded.slice(0, -40));
    put('other.json', '{"a":1}');
    const { text, exitCode } = done(judgeFolder(folder, undefined));
    expect(exitCode).toBe(3);
    expect(text).toMatch(/cut\.jsonl: incomplete, \d+ steps?\n {4}note: /);
    expect(text).toContain('other.json was not opened: ');
  });

  it('is refused where it has no log, or is no folder', () => {
    expect(refusal(judgeFolder(folder, undefined))).toContain('No log was opened');
    expect(judgeFolder(put('a.jsonl', recorded), undefined)).toMatchObject({ kind: 'refused' });
    expect(judgeFolder(path.join(folder, 'none'), undefined)).toMatchObject({ kind: 'refused' });
  });
});

describe('two logs on the command line', () => {
  it('are the same, and end with 0', () => {
    const { text, exitCode } = done(compareFiles(put('a.jsonl', recorded), put('b.jsonl', recorded)));
    expect(exitCode).toBe(0);
    expect(text).toContain('Both logs lead to the same states.');
  });

  it('differ first at a step, which is named with the whole value; the command ends with 1', () => {
    const a = put('a.jsonl', recorded);
    const b = put('b.jsonl', recordedLog([themeChosen('dark'), themeChosen('dark')]));
    const { text, exitCode } = done(compareFiles(a, b));
    expect(exitCode).toBe(1);
    expect(text).toContain('First difference: step 2, ');
    expect(text).toContain('preferences.theme: "light" -> "dark"');
  });

  it('are refused where one of them is no log', () => {
    expect(refusal(compareFiles(put('a.jsonl', recorded), put('b.json', '{"a":1}')))).toContain(
      'isn’t an action log',
    );
  });
});

describe('the command line', () => {
  it('says which argument it cannot use', () => {
    expect(faultOf(['a.jsonl', '--until', 'abc'])).toContain('not abc');
    expect(faultOf(['a.jsonl', '--until=0'])).toContain('not 0');
    expect(faultOf(['a.jsonl', '--expct', 'a=1'])).toBe('There is no option --expct.');
    expect(faultOf(['a.jsonl', '--expect', 'spinner'])).toContain('not spinner');
    expect(faultOf(['a.jsonl', '--until', '3', '--expect', 'a=1'])).toBe('');
  });

  it('takes two logs or a folder, and nothing that is for one log only', () => {
    expect(readOptions(['a.jsonl', 'b.jsonl'])).toMatchObject({ file: 'a.jsonl', second: 'b.jsonl' });
    expect(readOptions(['--all', 'logs'])).toMatchObject({ file: 'logs', isFolder: true });
    for (const args of ['a b c', 'a b --shrink', '--all logs a', '--all logs --until 3', 'a b --against c'])
      expect(readOptions(args.split(' '))).toBeUndefined();
  });
});
