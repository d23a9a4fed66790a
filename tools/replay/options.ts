import { parseArgs } from 'node:util';

export interface ReplayOptions {
  readonly file: string;
  readonly isJson: boolean;
  /** A folder with another clone of this project, or a module that exports `wholeReducer`. */
  readonly against: string | undefined;
  readonly shrink: boolean;
  /** Where to write a test. */
  readonly emitTest: string | undefined;
}

export const USAGE = `Usage: npm run replay -- <log> [options]

  --json               print the report as JSON
  --against <place>    compare with another build: a folder with a clone, or a module that exports wholeReducer
  --shrink             find the fewest actions that still fail
  --emit-test <file>   write a Jest test of the findings to a new file in a test folder

Exit codes: 0 if every step matches the recording. 1 if a step differs, violates an invariant, or fails.
2 if nothing was replayed, with the reason: no log, no other build, or no place for the test.`;

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
        'emit-test': { type: 'string' },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return undefined;
    const { json, against, shrink, 'emit-test': emitTest } = values;
    return { file, isJson: json, against, shrink, emitTest };
  } catch {
    return undefined;
  }
}
