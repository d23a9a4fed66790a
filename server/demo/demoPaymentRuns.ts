import { addDays, type CalendarDate, dateInZone } from '../../domain/calendarDate';
import { formatMoney, money, sumMoney } from '../../domain/money';
import type { Program } from '../../domain/program';
import type { PaymentRun } from '../../contract/entities/paymentRun';
import { confirmPayments } from '../modules/paymentRuns/confirmPayments';
import { listReadyClaims } from '../modules/paymentRuns/listReadyClaims';
import { preparePaymentRun } from '../modules/paymentRuns/preparePaymentRun';
import { recordCheckNumbers } from '../modules/paymentRuns/recordCheckNumbers';
import { releasePaymentRun } from '../modules/paymentRuns/releasePaymentRun';
import { returnPayment } from '../modules/paymentRuns/returnPayment';
import { newSecretToken } from '../system/ids';
import { createSealer } from '../system/sealer';
import { actionIn, type DemoEvent, type Scene } from './demoEvents';
import { officeTime, succeeded } from './demoStage';

const PREPARER = 'approver2@northwood.example';
const RELEASER = 'admin@northwood.example';
/** The board's bank is a setting of the place the portal runs at; the demonstration writes checks, and no account of it is sealed. */
const PLACE = {
  origin: null,
  payeeWaitDays: 0,
  sealer: createSealer({ current: newSecretToken(), previous: [] }),
};

/** Three runs: one long paid of which a check came back, one on its way, and one that waits for its second person. */
export function paymentRunEvents(program: Program, now: Date): readonly DemoEvent[] {
  const today = dateInZone(now.getTime(), program.boardZone);
  return [
    runEvent(addDays(today, -200), 50, (run, on) => [
      released(run, on, 10_400),
      followed(run.id, addDays(on, 9)),
    ]),
    runEvent(addDays(today, -21), 1, (run, on) => [released(run, on, 10_500)]),
    runEvent(addDays(today, -1), 1, () => []),
  ];
}

type Then = (run: PaymentRun, on: CalendarDate) => readonly DemoEvent[];

/** A run over the claims that have waited longest; none where nothing is ready. */
function runEvent(on: CalendarDate, most: number, then: Then): DemoEvent {
  const at = officeTime(on, 200);
  return {
    at,
    run: async (scene) => {
      const ctx = actionIn(scene, PREPARER, at);
      const ready = succeeded(await listReadyClaims(scene.tx, ctx, PLACE.payeeWaitDays), 'claims to pay');
      const claims = ready.claims.filter(({ leftOut }) => leftOut === null).slice(0, most);
      if (claims.length === 0) return [];
      const prepared = await preparePaymentRun(PLACE, ctx, {
        claimIds: claims.map(({ claimId }) => claimId),
        payOn: addDays(on, 2),
        total: formatMoney(sumMoney(claims.map(({ amount }) => money(amount)))),
      });
      return then(succeeded(prepared, 'payment run'), on);
    },
  };
}

function released(run: PaymentRun, on: CalendarDate, firstCheck: number): DemoEvent {
  const at = officeTime(addDays(on, 1), 30);
  return {
    at,
    run: async (scene) => {
      const body = { id: run.id, version: run.version, total: run.total };
      const done = succeeded(await releasePaymentRun(PLACE, actionIn(scene, RELEASER, at), body), 'release');
      const checks = done.items.map(({ id }, n) => ({ itemId: id, checkNumber: String(firstCheck + n) }));
      const noted = { id: run.id, version: done.version, checks };
      succeeded(await recordCheckNumbers(PLACE, actionIn(scene, PREPARER, at), noted), 'check numbers');
      return [];
    },
  };
}

/** All checks were cashed but the last, which came back. */
function followed(runId: string, on: CalendarDate): DemoEvent {
  const at = officeTime(on, 90);
  return { at, run: (scene) => follow(scene, runId, at) };
}

async function follow(scene: Scene, runId: string, at: Date): Promise<readonly DemoEvent[]> {
  const ctx = actionIn(scene, PREPARER, at);
  const items = await scene.tx
    .selectFrom('payment_run_item')
    .select('id')
    .where('run_id', '=', runId)
    .orderBy('position')
    .execute();
  const { version } = await scene.tx
    .selectFrom('payment_run')
    .select('version')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  const last = items.at(-1);
  const arrived = items.slice(0, -1).map(({ id }) => id);
  if (last === undefined || arrived.length === 0) return [];
  const paid = await confirmPayments(PLACE, ctx, { id: runId, version, itemIds: arrived });
  const back = {
    id: runId,
    version: succeeded(paid, 'payments').version,
    itemId: last.id,
    cause: 'check-undelivered',
    note: 'The check was undeliverable. The company moved to another suite in its building.',
  } as const;
  succeeded(await returnPayment(PLACE, ctx, back), 'returned check');
  return [];
}
