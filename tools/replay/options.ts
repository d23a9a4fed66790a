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

export const USAGE = `Usage: npm run replay -- <log> [options]
       npm run replay -- <log> <second log> [--json]
       npm run replay -- --all <folder> [--json] [--against <place>]

  --json               print the report as JSON
  --against <place>    compare with another build: a folder with a clone, or a module that exports wholeReducer
  --until <n>          replay the first n steps only
  --expect <path=val>  what must be true after the last step, such as 'spinner.length=0'
  --shrink             find the fewest actions that still fail
  --emit-test <file>   write a Jest test of the findings to a new file in a test folder

Exit codes: 0 if every step matches the recording. 1 if a step differs, violates an invariant, or fails, or if
what you expect isn’t true. 2 if nothing was replayed, with the reason: no log, no other build, or no place for
the test. 3 if nothing differs but the log is incomplete. With two logs: 0 if they are the same, otherwise 1 or 2.
With --all: 1 if any log differs, otherwise 3 if one is incomplete or can't be opened; 2 if no log was opened.`;

/** Reads the command line; undefined where it asks for nothing that can be done. */
export function readOptions(args: readonly string[]): ReplayOptions | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        against: { type: 'string' },
        shrink: { type: 'boolean', default: false },
        until: { type: 'string' },
        expect: { type: 'string' },
        'emit-test': { type: 'string' },
        all: { type: 'string' },
      },
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
    if (until !== undefined && !/^[1-9]\d{0,8}$/.test(until)) return undefined;
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
