import * as contract from '../../../contract/endpoints/refunds/annualRuns';
import { ok } from '../../../domain/result';
import { cancelRun } from '../../modules/refunds/annualRun/cancelRun';
import { listRunRows } from '../../modules/refunds/annualRun/listRunRows';
import { listRuns, readRun } from '../../modules/refunds/annualRun/presentRun';
import { printLetters } from '../../modules/refunds/annualRun/printLetters';
import { sendLetters } from '../../modules/refunds/annualRun/sendLetters';
import { startRun } from '../../modules/refunds/annualRun/startRun';
import { mount, type RouteRegistry } from '../pipeline/mount';

/** What all importers can still claim for a year, and the letters to them. */
export function mountAnnualRuns(registry: RouteRegistry): void {
  const { services } = registry;
  const { db } = services.database;
  mount(registry, contract.listAnnualRuns, ({ ctx }) => listRuns(db, ctx));
  mount(registry, contract.startAnnualRun, ({ ctx, body }) => startRun(ctx, body));
  mount(registry, contract.getAnnualRun, ({ ctx, params }) => readRun(db, ctx, params.id));
  mount(registry, contract.cancelAnnualRun, ({ ctx, params }) => cancelRun(ctx, params));
  mount(registry, contract.sendAnnualLetters, ({ ctx, params }) => sendLetters(ctx, params));
  mount(registry, contract.printAnnualLetters, async ({ ctx, params }) => {
    const letters = await printLetters(db, ctx, params.id, services.config.publicUrl);
    if (!letters.ok) return letters;
    const { fileName, bytes } = letters.value;
    return ok({ fileName, type: 'application/pdf', content: bytes });
  });
  mount(registry, contract.listAnnualRunRows, ({ ctx, query }) => listRunRows(db, ctx, query));
}
