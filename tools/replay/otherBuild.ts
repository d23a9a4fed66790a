import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { z } from 'zod';
import type { AnyReducer } from '../../src/actionLog/replay';

const load = createRequire(path.resolve('package.json'));
const reducerModule = z.object({
  wholeReducer: z.custom<AnyReducer>((value) => typeof value === 'function'),
});

/**
 * The reducer of another build: of a clone's folder, which is bundled with every endpoint it has, or of a module. Throws with a
 * sentence where there is none.
 */
export function reducerOf(place: string): AnyReducer {
  const full = path.resolve(place);
  if (!existsSync(full)) throw new Error(`There is no ${place} to compare with.`);
  const file = statSync(full).isDirectory() ? bundle(full) : full;
  const parsed = reducerModule.safeParse(load(file));
  if (!parsed.success) throw new Error(`${place} exports no function named wholeReducer.`);
  return parsed.data.wholeReducer;
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
    logLevel: 'error',
    jsx: 'automatic',
  });
  return outfile;
}

/** The clone's own reducer of replays; one from before there was any is put together from the files it has. */
function entryOf(clone: string): string {
  const has = (file: string): boolean => existsSync(path.join(clone, file));
  if (has('src/app/wholeReducer.ts')) return `export { wholeReducer } from './src/app/wholeReducer';`;
  if (!has('src/app/reducer.ts'))
    throw new Error(`${clone} is no clone of this project: it has no src/app/reducer.ts.`);
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
