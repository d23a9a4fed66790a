import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { z } from 'zod';
import { createReplayTranslation } from '../../../src/i18n/translation';
import { ReplayPage } from '../../../src/replay/ReplayPage';
import { themeChosen } from '../../../src/state/preferences';
import { recordedLog } from '../../journeys/setup/recordedLog';
import { giveLayout } from './giveLayout';

jest.setTimeout(120_000);
giveLayout();

const ROOT = path.join(__dirname, '../../..');
const FILES = path.join(ROOT, 'test/replay/files');
const whole = recordedLog(
  Array.from({ length: 60 }, (_, index) => themeChosen(index % 2 === 0 ? 'dark' : 'light')),
);
const journey = readFileSync(path.join(FILES, 'journey.jsonl'), 'utf8');
const lines = whole.trimEnd().split('\n');
const acting = lines.findLastIndex((line) => line.startsWith('{"kind":"action"'));
const changed = (change: (line: string, index: number) => string | readonly string[]): string =>
  lines.flatMap(change).join('\n');

/** What can happen to a file on its way. */
const DAMAGED: Readonly<Record<string, string>> = {
  'line-removed.jsonl': changed((line, at) => (at === acting ? [] : line)),
  'line-garbled.jsonl': changed((line, at) => (at === acting ? line.slice(0, 40) : line)),
  'line-twice.jsonl': changed((line, at) => (at === acting ? [line, line] : line)),
  'lines-swapped.jsonl': changed((line, at) => lines[at === 3 ? 4 : at === 4 ? 3 : at] ?? line),
  'no-end.jsonl': lines.slice(0, -1).join('\n'),
  'half.jsonl': whole.slice(0, whole.length / 2),
  'half-of-a-journey.jsonl': journey.slice(0, journey.length / 2),
  'value-changed.jsonl': changed((line, at) => (at === acting ? line.replace('light', 'dark') : line)),
  'hash-changed.jsonl': changed((line, at) =>
    at === acting ? line.replaceAll(/"[0-9a-f]{14}"/g, '"00000000000000"') : line,
  ),
  'start-changed.jsonl': changed((line, at) =>
    at === 0 ? line.replace('"navigationCollapsed":false', '"navigationCollapsed":true') : line,
  ),
  'rule-broken.jsonl': JSON.stringify([
    { type: 'impersonation/impersonationRestored', payload: { companyId: '1' } },
  ]),
  'newer.jsonl': whole.replace(/"version":\d+/, '"version":99'),
  'no-header.jsonl': lines.slice(1).join('\n'),
  'header-damaged.jsonl': whole.replace('"viewport"', '"viewpoint"'),
  'empty.jsonl': '',
  'bytes.jsonl': '\u0000\u0001\uFFFD\uFFFD',
};

const folder = mkdtempSync(path.join(tmpdir(), 'verdicts-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const report = z.object({
  logs: z.array(z.object({ file: z.string(), judgement: z.object({ verdict: z.string() }) })),
  unopened: z.array(z.object({ file: z.string() })),
});

/** The command line's verdict of each log of the folder. */
function onTheCommandLine(): ReadonlyMap<string, string> {
  const run = spawnSync(
    process.execPath,
    ['scripts/run.cjs', 'tools/replay/main.ts', '--all', folder, '--json'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 64_000_000 },
  );
  const { logs, unopened } = report.parse(JSON.parse(run.stdout));
  return new Map([
    ...logs.map(({ file, judgement }) => [file, judgement.verdict] as const),
    ...unopened.map(({ file }) => [file, 'refused'] as const),
  ]);
}

const SHOWN: Readonly<Record<string, string>> = {
  'No differences from the recording.': 'same',
  'Differs.': 'differs',
  'Incomplete.': 'incomplete',
};

/** What the replay screen says of a file somebody opens. */
async function onScreen(name: string): Promise<string> {
  const { unmount } = render(
    <I18nextProvider i18n={await createReplayTranslation('en')}>
      <ReplayPage />
    </I18nextProvider>,
  );
  const text = readFileSync(path.join(folder, name), 'utf8');
  const file = new File([text], name);
  // The DOM of these tests cannot read files.
  Object.defineProperty(file, 'text', { value: () => Promise.resolve(text) });
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('there is a field for a file');
  fireEvent.change(input, { target: { files: [file] } });
  const verdict = await waitFor(
    () => {
      if (screen.queryByText(`We couldn’t open ${name}`) !== null) return 'refused';
      const said = document.querySelector('.replay-verdict[data-done=true] strong')?.textContent ?? '';
      return SHOWN[said] ?? Promise.reject(new Error(`it says “${said}”`));
    },
    { timeout: 60_000 },
  );
  unmount();
  return verdict;
}

it('the screen comes to the verdict of the command line for every log of the library and every damaged one', async () => {
  const library = readdirSync(FILES);
  for (const name of library) copyFileSync(path.join(FILES, name), path.join(folder, name));
  for (const [name, text] of Object.entries(DAMAGED)) writeFileSync(path.join(folder, name), text);
  const verdicts = onTheCommandLine();
  expect(verdicts.size).toBe(library.length + Object.keys(DAMAGED).length);
  const shown: [string, string][] = [];
  for (const name of verdicts.keys()) shown.push([name, await onScreen(name)]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(verdicts));
  expect(new Set(verdicts.values())).toEqual(new Set(['same', 'differs', 'incomplete', 'refused']));
  const damaged = Object.keys(DAMAGED).filter((name) => verdicts.get(name) !== 'same');
  expect(damaged.length).toBeGreaterThanOrEqual(12);
});
