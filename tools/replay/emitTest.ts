import path from 'node:path';
import type { ActionLog, LogStep } from '../../src/actionLog/actionLog';
import { slicesOf } from '../../src/actionLog/comparison';
import { createReplay, type AnyReducer } from '../../src/actionLog/replay';
import { stepName } from './judge';

interface Emitted {
  readonly file: string;
  readonly logFile: string;
  readonly log: ActionLog;
  readonly steps: readonly LogStep[];
  readonly reducer: AnyReducer;
}

/** A Jest test that folds the steps one by one by name and asks for the slices they end in, to be made right by hand. */
export function testSource({ file, logFile, log, steps, reducer }: Emitted): string {
  const to = (target: string): string => {
    const relative = path.relative(path.dirname(path.resolve(file)), path.resolve(target));
    return (relative.startsWith('.') ? relative : `./${relative}`).split(path.sep).join('/');
  };
  const replay = createReplay({ start: log.start, steps }, reducer, { checksInvariants: false });
  const [before, after] = [slicesOf(replay.stateAt(0)), slicesOf(replay.stateAt(steps.length))];
  const touched = [...after].filter(([slice, value]) => slice !== 'api' && before.get(slice) !== value);
  return `// Made from ${path.basename(logFile)}${log.header === null ? '' : `, recorded by ${log.header.build}`}.
import { breaches } from '${to('src/actionLog/invariants')}';
import { SLICES, wholeReducer } from '${to('src/app/wholeReducer')}';

const start: unknown = ${log.start === undefined ? 'undefined' : JSON.stringify(log.start)};

const steps: readonly { readonly type: string }[] = [
${steps.map((step) => `  // ${stepName(step)}\n  ${step.kind === 'action' ? JSON.stringify(step.action) : `/* the page was loaded again */`},`).join('\n')}
];

describe('${path.basename(logFile)}', () => {
  const end = steps.reduce<unknown>(wholeReducer, start);

  it('leaves every rule of the state whole', () => {
    expect(breaches(end)).toEqual([]);
  });

  it('ends in the state that was recorded', () => {
    expect(SLICES.length).toBeGreaterThan(0);
    expect(end).toMatchObject(${JSON.stringify(Object.fromEntries(touched))});
  });
});
`;
}
