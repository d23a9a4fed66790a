import { parseArgs } from 'node:util';
import { readExpectation, type Expectation } from '../../src/actionLog/findings/expectation';

export interface ReplayOptions {
  readonly file: string;
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

  --json               print the report as JSON
  --against <place>    compare with another build: a folder with a clone, or a module that exports wholeReducer
  --until <n>          replay the first n steps only
  --expect <path=val>  what must be true after the last step, such as 'spinner.length=0'
  --shrink             find the fewest actions that still fail
  --emit-test <file>   write a Jest test of the findings to a new file in a test folder

Exit codes: 0 if every step matches the recording. 1 if a step differs, violates an invariant, or fails, or if
what you expect isn’t true. 2 if nothing was replayed, with the reason: no log, no other build, or no place for
the test. 3 if nothing differs but the log is incomplete.`;

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
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return undefined;
    const { json, against, shrink, until, expect, 'emit-test': emitTest } = values;
    const expectation = expect === undefined ? undefined : readExpectation(expect);
    if (expect !== undefined && expectation === undefined) return undefined;
    if (until !== undefined && !/^[1-9]\d{0,8}$/.test(until)) return undefined;
    return {
      file,
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
