import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { plant, type Fault } from './faultyCopy';
import { ROOT } from './root';

interface BuiltFile {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

const scripts = z.object({
  replayFiles: z.custom<(root: string) => Promise<readonly BuiltFile[]>>(),
  listOf: z.custom<(built: readonly BuiltFile[]) => string>(),
});

/** The reducer's file of a build with a fault, as the build itself writes it, and the list that names it. */
export async function buildReducerFile(fault: Fault): Promise<BuiltFile & { readonly list: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reducer-'));
  try {
    for (const part of ['src', 'contract', 'domain', 'tsconfig.json'])
      cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    plant(folder, fault);
    const load = createRequire(path.join(ROOT, 'package.json'));
    const { replayFiles, listOf } = scripts.parse(load('./scripts/replayFiles.cjs'));
    const built = await replayFiles(folder);
    const reducer = built.find(({ name }) => name === 'reducer');
    if (reducer === undefined) throw new Error('a build writes its reducer');
    return { ...reducer, list: listOf(built) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
