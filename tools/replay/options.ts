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

export const USAGE = `usage: npm run replay -- <log> [options]

  --json               the report as JSON
  --against <place>    compare with another build: a folder with a clone, or a module that exports wholeReducer
  --shrink             find the fewest actions that still fail
  --emit-test <file>   write a Jest test of what was found to a new file in a folder of tests

Exit code 0: every step is as recorded. 1: a step differs, breaks an invariant or cannot be carried out.
2: nothing was done, and a sentence says why: no log, no other build, or no place for the test.`;

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
