import { parseArgs } from 'node:util';
import { readExpectation, type Expectation } from '../../src/actionLog/findings/expectation';

export interface ReplayOptions {
  /** A log; with `isFolder` a folder of logs. */
  readonly file: string;
  /** Another log to compare it with. */
  readonly second: string | undefined;
  readonly isFolder: boolean;
  readonly isJson: boolean;
  /** A folder with another clone of this project, or a module that exports `wholeReducer`. */
  readonly against: string | undefined;
  readonly shrink: boolean;
  /** The last step to replay; all where undefined. */
  readonly until: number | undefined;
  /** What should hold after it. */
  readonly expectation: Expectation | undefined;
  /** Where to write a test. */
  readonly emitTest: string | undefined;
}

const STEP = /^[1-9]\d{0,8}$/;
const OPTIONS = {
  json: { type: 'boolean', default: false },
  against: { type: 'string' },
  shrink: { type: 'boolean', default: false },
  until: { type: 'string' },
  expect: { type: 'string' },
  'emit-test': { type: 'string' },
  all: { type: 'string' },
} as const;
const NAMES: ReadonlySet<string> = new Set(Object.keys(OPTIONS).map((name) => `--${name}`));

export const USAGE = `Usage: npm run replay -- <log> [options]
       npm run replay -- <log> <second log> [--json]
       npm run replay -- --all <folder> [--json] [--against <build>]

  --json               print the report as JSON
  --against <build>    compare with another build: a folder with a clone, or a module that exports wholeReducer
  --until <n>          replay the first n steps only
  --expect <path=val>  what must be true after the last step, such as 'spinner.length=0'
  --shrink             find the fewest steps that still fail
  --emit-test <file>   write a Jest test of the findings to a new file in a test folder

Exit codes: 0 if every step matches the recording. 1 if a step differs, violates an invariant, or fails, or if
what you expect isn’t true. 2 if nothing was replayed, with the reason: no log, no other build, or no file for
the test. 3 if nothing differs but the log is incomplete. With two logs: 0 if they lead to the same states,
1 if they differ, 2 if one can't be opened, 3 if one is incomplete.
With --all: 1 if any log differs, otherwise 3 if one is incomplete or can't be opened; 2 if no log was opened.`;

/** Why a command line asks for nothing that can be done, in a sentence; empty where its arguments simply don't go together. */
export function faultOf(args: readonly string[]): string {
  const valueOf = (name: string): string | undefined => {
    const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
    return at === -1 ? undefined : (args[at]?.split(/=(.*)/s)[1] ?? args[at + 1]);
  };
  const unknown = args.find((arg) => arg.startsWith('--') && !NAMES.has(arg.split('=')[0] ?? ''));
  if (unknown !== undefined) return `There is no option ${unknown}.`;
  const until = valueOf('--until');
  if (until !== undefined && !STEP.test(until))
    return `--until takes the number of a step, from 1, not ${until}.`;
  const expect = valueOf('--expect');
  if (expect !== undefined && readExpectation(expect) === undefined)
    return `--expect takes a path in the state and a value, such as 'spinner.length=0', not ${expect}.`;
  return '';
}

/** Reads the command line; undefined where it asks for nothing that can be done. */
export function readOptions(args: readonly string[]): ReplayOptions | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: OPTIONS,
    });
    const { json, against, shrink, until, expect, 'emit-test': emitTest, all } = values;
    const [file, second, ...more]: readonly (string | undefined)[] =
      all === undefined ? positionals : [all, undefined, ...positionals];
    if (file === undefined || more.length > 0) return undefined;
    const areMany = second !== undefined || all !== undefined;
    if (areMany && (shrink || until !== undefined || expect !== undefined || emitTest !== undefined))
      return undefined;
    if (second !== undefined && against !== undefined) return undefined;
    const expectation = expect === undefined ? undefined : readExpectation(expect);
    if (expect !== undefined && expectation === undefined) return undefined;
    if (until !== undefined && !STEP.test(until)) return undefined;
    return {
      file,
      second,
      isFolder: all !== undefined,
      isJson: json,
      against,
      shrink,
      until: until === undefined ? undefined : Number(until),
      expectation,
      emitTest,
    };
  } catch {
    return undefined;
  }
}
