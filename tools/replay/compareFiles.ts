import type { ActionLog } from '../../src/actionLog/actionLog';
import {
  compareLogs,
  type FirstDifference,
  type LogComparison,
  type Replayed,
} from '../../src/actionLog/pairing/compareLogs';
import type { Pair } from '../../src/actionLog/pairing/alignment';
import { isIncomplete } from '../../src/actionLog/logProblem';
import { createReplay } from '../../src/actionLog/replay';
import { atOnce } from '../../src/actionLog/stepwise';
import { wholeReducer } from '../../src/app/wholeReducer';
import { openLog } from './openLog';
import { EXIT_CODES, type Outcome } from './outcome';
import { counted, differenceText } from './report';

/** Compares two logs on this build: their steps, and the states up to the first difference. */
export function compareFiles(first: string, second: string): Outcome {
  const one = openLog(first, undefined);
  if (one.kind === 'refused') return one;
  const other = openLog(second, undefined);
  if (other.kind === 'refused') return other;
  const comparison = atOnce(compareLogs(replayed(one.log), replayed(other.log)));
  const verdict =
    comparison.difference !== undefined
      ? 'differs'
      : [...one.log.problems, ...other.log.problems].some(isIncomplete)
        ? 'incomplete'
        : 'same';
  return {
    kind: 'done',
    text: comparisonText(first, second, comparison, verdict === 'incomplete'),
    report: { opened: true, first, second, verdict, ...comparison },
    exitCode: EXIT_CODES[verdict],
  };
}

const replayed = (log: ActionLog): Replayed => ({
  log,
  replay: createReplay(log, wholeReducer, { checksInvariants: false }),
});

function comparisonText(
  first: string,
  second: string,
  { pairs, onlyFirst, onlySecond, difference }: LogComparison,
  isIncomplete: boolean,
): string {
  const shared = pairs.length - onlyFirst - onlySecond;
  return [
    `${counted(shared, 'step')} in both logs, ${onlyFirst} only in ${first}, ${onlySecond} only in ${second}.`,
    ...(difference === undefined
      ? [
          isIncomplete
            ? 'No difference was found, but one of the logs is incomplete.'
            : 'Both logs lead to the same states.',
        ]
      : differenceLines(difference, first, second)),
  ].join('\n');
}

function differenceLines(difference: FirstDifference, first: string, second: string): readonly string[] {
  const { at, action } = difference;
  if (difference.kind === 'step')
    return [
      `First difference: ${action} is only in ${at.second === undefined ? first : second}, at step ${at.first ?? at.second ?? 0}.`,
    ];
  return [
    `First difference: ${placeText(at)}, ${action}. From ${first} to ${second}:`,
    ...difference.differences.map(differenceText),
  ];
}

const placeText = ({ first = 0, second = 0 }: Pair): string =>
  first === second ? `step ${first}` : `step ${first} of the first log and step ${second} of the second`;
