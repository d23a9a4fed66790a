import { parseArgs } from 'node:util';
import { exportFigure } from './load/exportFigure';
import { importFigure } from './load/importFigure';
import { listFigures } from './load/listFigures';
import { signIn } from './load/portalSession';
import { pushFigure } from './load/pushFigure';

/**
 * Lists, export, live messages and import of a portal that `bench/largePortal.ts` runs, one JSON line for each figure:
 * `node scripts/run.cjs bench/serverFigures.ts [--url http://127.0.0.1:4110] [--parts lists,export,push,import] [--only sort]`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:4110' },
      parts: { type: 'string', default: 'lists,export,push,import' },
      seconds: { type: 'string', default: '6' },
      only: { type: 'string', default: '' },
    },
  });
  const parts = values.parts.split(',');
  const session = await signIn(values.url, 'ada@example.test', 'secret12');
  if (parts.includes('lists'))
    for await (const figure of listFigures(session, Number(values.seconds), values.only)) print(figure);
  if (parts.includes('export')) print({ export: await exportFigure(session) });
  if (parts.includes('push')) print({ push: await pushFigure(values.url, 1_000, 20) });
  if (parts.includes('import')) print({ import: await importFigure(session, 100_000) });
}

function print(figure: object): void {
  console.log(JSON.stringify(figure));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
