import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { z } from 'zod';
import type { AnyReducer } from '../../src/actionLog/logFormat';

/** A clone has one of these; the second is older. */
const SOURCES = ['src/app/wholeReducer.ts', 'src/app/reducer.ts'] as const;

const load = createRequire(path.resolve('package.json'));
const reducerModule = z.object({
  wholeReducer: z.custom<AnyReducer>((value) => typeof value === 'function'),
});

export type OtherBuild =
  | { readonly kind: 'loaded'; readonly reducer: AnyReducer }
  | { readonly kind: 'refused'; readonly sentence: string };

/** The reducer of another build: of a clone's folder, which is bundled with every endpoint it has, or of a module. */
export function otherBuild(place: string): OtherBuild {
  const full = path.resolve(place);
  const refused = (why: string): OtherBuild => ({
    kind: 'refused',
    sentence: `Nothing was compared: ${why}. Use the folder of a clone of this project, or a module that exports wholeReducer.`,
  });
  if (!existsSync(full)) return refused(`${place} doesn’t exist`);
  const isFolder = statSync(full).isDirectory();
  if (isFolder && !SOURCES.some((file) => existsSync(path.join(full, file))))
    return refused(`${place} isn’t a clone of this project, because it has neither ${SOURCES.join(' nor ')}`);
  try {
    const parsed = reducerModule.safeParse(load(isFolder ? bundle(full) : full));
    if (!parsed.success) return refused(`${place} doesn’t export a function named wholeReducer`);
    return { kind: 'loaded', reducer: parsed.data.wholeReducer };
  } catch (cause) {
    // Another build's code may fail in any way while it is bundled or loaded; its first line says why.
    const [why = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    return refused(`${place} couldn’t be loaded (${why})`);
  }
}

function bundle(clone: string): string {
  const outfile = path.resolve('.cache/replay', `${path.basename(clone)}-${process.pid}.cjs`);
  mkdirSync(path.dirname(outfile), { recursive: true });
  buildSync({
    stdin: { contents: entryOf(clone), resolveDir: clone },
    nodePaths: [path.resolve('node_modules')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    outfile,
    logLevel: 'silent',
    jsx: 'automatic',
  });
  return outfile;
}

/** The clone's own reducer of replays; one from before there was any is put together from the files it has. */
function entryOf(clone: string): string {
  if (existsSync(path.join(clone, 'src/app/wholeReducer.ts')))
    return `export { wholeReducer } from './src/app/wholeReducer';`;
  const api = path.join(clone, 'src/api');
  const resources = readdirSync(api).filter(
    (name) => name.endsWith('.ts') && readFileSync(path.join(api, name), 'utf8').includes('injectEndpoints('),
  );
  return [
    ...resources.map((name) => `import './src/api/${name}';`),
    `import { reducer } from './src/app/reducer';`,
    `export const wholeReducer = (state, action) => {`,
    `  const next = reducer(state, action);`,
    `  if (action.type !== 'api/config/middlewareRegistered') return next;`,
    `  return { ...next, api: { ...next.api, config: { ...next.api.config, middlewareRegistered: true } } };`,
    `};`,
  ].join('\n');
}
