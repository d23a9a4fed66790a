import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ActionLog, ActionStep } from '../../src/actionLog/actionLog';
import { logProblemText } from '../../src/actionLog/logProblem';
import { withStepsOfOtherBuilds } from '../../src/actionLog/otherBuilds';
import { readLog } from '../../src/actionLog/readLog';
import { createReplay } from '../../src/actionLog/replay';
import { KNOWN_ACTIONS, SLICES, wholeReducer } from '../../src/app/wholeReducer';

const opened = (text: string): ActionLog => {
  const read = readLog(text, SLICES);
  if (!read.ok) throw new Error(read.problem.kind);
  return withStepsOfOtherBuilds(read.log, KNOWN_ACTIONS);
};
const journey = readFileSync(path.join(__dirname, 'files/journey.jsonl'), 'utf8');
const firstOf = (log: ActionLog, text: string): number =>
  log.steps.findIndex((step) => step.kind === 'action' && JSON.stringify(step.action).includes(text)) + 1;

describe('a log of another build', () => {
  const older = opened(
    journey
      .replaceAll('live/liveChanged', 'live/connectionChanged')
      .replaceAll('"listRefunds', '"listClaims'),
  );
  const strange = older.problems.filter(({ kind }) => kind === 'other-build');

  it('has each action and call this build lacks told once, by its first step, and keeps all its steps', () => {
    expect(strange).toEqual([
      expect.objectContaining({
        step: firstOf(older, 'live/connectionChanged'),
        name: 'live/connectionChanged',
      }),
      expect.objectContaining({ step: firstOf(older, 'listClaims'), name: 'listClaims pending' }),
    ]);
    expect(older.steps).toHaveLength(opened(journey).steps.length);
    expect(strange.map((problem) => logProblemText(problem, 'fr'))).toEqual([
      expect.stringContaining('vient d’une autre version'),
      expect.stringContaining('listClaims pending'),
    ]);
  });

  it('is folded as far as this build can: what it lacks changes nothing and fails nowhere', () => {
    const replay = createReplay(older, wholeReducer);
    replay.advanceTo(replay.length);
    expect(replay.findings().failures).toEqual([]);
    expect(replay.findings().differences.map(({ slice }) => slice)).toContain('live');
  });

  it('of this build there is nothing of the kind to say', () => {
    expect(opened(journey).problems).toEqual([]);
    const types = opened(journey).steps.filter((step): step is ActionStep => step.kind === 'action');
    expect(types.length).toBeGreaterThan(100);
  });
});
