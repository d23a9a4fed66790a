import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { readLog } from '../../../src/actionLog/readLog';
import { createReplay } from '../../../src/actionLog/replay';
import { atOnce } from '../../../src/actionLog/stepwise';
import { SLICES, wholeReducer } from '../../../src/app/wholeReducer';
import { createReplayTranslation } from '../../../src/i18n/translation';
import { FoundSteps } from '../../../src/replay/FoundSteps';
import { isAppState } from '../../../src/replay/stage/isAppState';
import { snapshotAt } from '../../../src/replay/log/snapshot';
import type { OpenedLog } from '../../../src/replay/log/openedLog';
import { placesOf } from '../../../src/replay/log/places';
import { recordedCalls } from '../../../src/replay/log/recordedCalls';
import { rowsOf } from '../../../src/replay/log/row';
import { LogSummary } from '../../../src/replay/LogSummary';

const journey = readFileSync(path.join(__dirname, '../../replay/files/journey.jsonl'), 'utf8');

function opened(text: string): OpenedLog {
  const read = readLog(text, SLICES);
  if (!read.ok) throw new Error(read.problem.kind);
  const { log } = read;
  return {
    fileName: 'found.jsonl',
    log,
    rows: atOnce(rowsOf(log.steps)),
    places: placesOf(log),
    calls: recordedCalls(log),
    replay: createReplay(log, wholeReducer),
  };
}

async function show(text: string): Promise<void> {
  const log = opened(text);
  const folding = { folded: log.replay.advanceTo(log.replay.length), findings: log.replay.findings() };
  render(
    <I18nextProvider i18n={await createReplayTranslation('en')}>
      <LogSummary opened={log} folding={folding} onJump={() => undefined} />
    </I18nextProvider>,
  );
}

describe('what is said of a file', () => {
  it('warns in the open, beside the verdict, of one that was cut off', async () => {
    await show(journey.slice(0, journey.lastIndexOf('{"kind":"action"') + 40));
    expect(screen.getByRole('alert')).toHaveTextContent(/The file is incomplete/);
    expect(screen.getByRole('status')).toHaveTextContent(
      /recorded hashes compared: these match\. The end of the log is missing/,
    );
  });

  it('warns of one that was changed, and of an action that is missing from it', async () => {
    const lines = journey.split('\n');
    await show([...lines.slice(0, 30), ...lines.slice(31)].join('\n'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Action 30 is missing.*changed after it was exported/,
    );
  });

  it('does not warn of a sound one, and folds away what is merely to know of a list', async () => {
    await show(journey);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await show(JSON.stringify([{ type: 'app/started' }, { type: 'zzz/unheard' }]));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('1 note about this file')).toBeInTheDocument();
  });
});

describe('the steps at which something was found', () => {
  it('are one line each, in their order, and only the first is not folded away', async () => {
    const findings = {
      differences: [
        { step: 4, slice: 'api', recorded: 'a', folded: 'b' },
        { step: 9, slice: 'alerts', recorded: 'a', folded: 'b' },
      ],
      breaches: [],
      failures: [{ step: 4, message: 'no company' }],
      compared: 9,
    };
    render(
      <I18nextProvider i18n={await createReplayTranslation('en')}>
        <FoundSteps findings={findings} onJump={() => undefined} />
      </I18nextProvider>,
    );
    const lines = screen.getAllByRole('listitem', { hidden: true });
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/api from step 4 on.*failed at step 4: no company.*Show step 4$/),
      expect.stringMatching(/alerts from step 9 on.*Show step 9$/),
    ]);
    expect(lines[0]?.closest('details')).toBeNull();
    expect(lines[1]?.closest('details')).not.toHaveAttribute('open');
    expect(screen.getByText('1 more step with findings')).toBeInTheDocument();
  });
});

describe('the recorded hash of a moment', () => {
  it('is known of the beginning, of each action and where the page was loaded again', () => {
    const log = opened(journey);
    const restart = log.log.steps.findIndex(({ kind }) => kind === 'restart') + 1;
    expect(restart).toBeGreaterThan(0);
    expect(snapshotAt(log, 0).recordedHash).toBe('022747019992c6');
    expect(snapshotAt(log, 1).recordedHash).toBe('1987ff11f73b2e');
    expect(snapshotAt(log, restart).recordedHash).toMatch(/^[0-9a-f]{14}$/);
  });

  it('is met at every step, also where this build has slices that the recording lacks', () => {
    const log = opened(journey);
    for (const step of [0, 1, Math.floor(log.log.steps.length / 2), log.log.steps.length]) {
      const { hash, recordedHash } = snapshotAt(log, step);
      // From the first call that was renamed since on, the log has no hash to meet.
      if (recordedHash !== undefined) expect([step, hash]).toEqual([step, recordedHash]);
    }
    expect(isAppState(snapshotAt(log, 0).state)).toBe(true);
  });
});
