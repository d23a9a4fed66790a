import { addDays, dateInZone } from '../../domain/calendarDate';
import { money } from '../../domain/money';
import type { Program } from '../../domain/program';
import type { CardIntent, CardProvider } from '../system/cardProvider';
import type { CorrectionKind } from '../../domain/correction';
import { proposeCorrection } from '../modules/corrections/proposeCorrection';
import { handleCardReturn } from '../modules/payments/handleCardReturn';
import { handlePaymentIntent } from '../modules/payments/handlePaymentIntent';
import { openCardPayment } from '../modules/payments/openCardPayment';
import { readPayable } from '../modules/payments/readPayable';
import { recordPayment } from '../modules/payments/recordPayment';
import { reversePayment } from '../modules/payments/reversePayment';
import { actionIn, type DemoEvent, type Scene } from './demoEvents';
import { officeTime, succeeded } from './demoStage';

const CLERK = 'admin@northwood.example';
const AHEAD = 'user@pinegrove.example';
const BEHIND = 'user@blackwater.example';

/** Money that did not come as it should: paid ahead, a check that bounced, and a report paid by card that the cardholder's bank asks about. */
export function paymentEvents(program: Program, now: Date): readonly DemoEvent[] {
  const today = dateInZone(now.getTime(), program.boardZone);
  const at = (daysAgo: number): Date => officeTime(addDays(today, -daysAgo), 95);
  return [
    { at: at(34), run: enterCheck(at(34), AHEAD, '750.00', 'CHK-20481') },
    { at: at(29), run: bouncingCheck(at(29), at(22)) },
    { at: at(12), run: payByCard(at(12)) },
    { at: at(6), run: askAboutCard(at(6)) },
    { at: at(4), run: correct(at(4), BEHIND, 'write-off', 'The amount is too small to collect.') },
    {
      at: at(2),
      run: correct(at(2), AHEAD, 'void', 'Filed for the wrong company. The mill was sold in June.'),
    },
  ];
}

const enterCheck = (at: Date, email: string, amount: string, reference: string) => async (scene: Scene) => {
  await enter(scene, at, email, amount, reference);
  return [];
};

async function enter(scene: Scene, at: Date, email: string, amount: string, reference: string) {
  const entered = await recordPayment(actionIn(scene, CLERK, at), {
    companyId: scene.cast(email).companyId,
    reportId: null,
    kind: 'PAYMENT_CHECK',
    amount,
    receivedOn: dateInZone(at.getTime(), scene.program.boardZone),
    reference,
  });
  return succeeded(entered, reference);
}

const bouncingCheck = (at: Date, bouncesAt: Date) => async (scene: Scene) => {
  const { paymentId } = await enter(scene, at, BEHIND, '500.00', 'CHK-7713');
  const bounce: DemoEvent = {
    at: bouncesAt,
    run: async (later) => {
      const reversed = await reversePayment(actionIn(later, CLERK, bouncesAt), {
        id: paymentId,
        reason: 'bounced',
        reversedOn: dateInZone(bouncesAt.getTime(), later.program.boardZone),
        note: 'Returned by the bank: insufficient funds.',
      });
      succeeded(reversed, 'the bounce of CHK-7713');
      return [];
    },
  };
  return [bounce];
};

/**
 * A remainder given up at once, or a report to be voided, which is large enough to wait for a second administrator. Done to the
 * newest report of a company that it can be done to.
 */
const correct = (at: Date, email: string, kind: CorrectionKind, reason: string) => async (scene: Scene) => {
  const report = await scene.tx
    .selectFrom('assessment_report')
    .select(['id', 'version'])
    .where('company_id', '=', scene.cast(email).companyId)
    .where('is_current', '=', true)
    .where('status', '=', 'Accepted')
    .where(kind === 'void' ? 'amount_due' : 'balance', '>', kind === 'void' ? '5000.00' : '20.00')
    .orderBy('due_date', 'desc')
    .executeTakeFirst();
  if (report === undefined) return [];
  const asked = { kind, reportId: report.id, version: report.version, amount: '12.36', reason };
  succeeded(await proposeCorrection(actionIn(scene, CLERK, at), asked), kind);
  return [];
};

/** The oldest report that is owed, paid at a provider of the past that has taken the card. */
const payByCard = (at: Date) => async (scene: Scene) => {
  const ctx = actionIn(scene, BEHIND, at);
  const card = { isSetUp: true, publishableKey: null, scriptUrl: null, isStandIn: true };
  const { reports } = succeeded(
    await readPayable(scene.tx, ctx, undefined, { card, bank: null }),
    'what is owed',
  );
  const [oldest] = reports;
  if (oldest === undefined) return [];
  const provider = pastProvider();
  succeeded(await openCardPayment(provider, ctx, { reportId: oldest.reportId }), oldest.number);
  const intent = await provider.readIntent('');
  await handlePaymentIntent(scene.tx, { ...intent, status: 'succeeded', amountReceived: intent.amount }, at);
  return [];
};

/** The cardholder's bank asks what the payment was for. No money has moved; somebody must reply at the provider. */
const askAboutCard = (at: Date) => async (scene: Scene) => {
  await handleCardReturn(
    scene.tx,
    {
      id: 'du_demonstration',
      intentId: DEMO_INTENT,
      kind: 'dispute',
      state: 'warning',
      amount: money('25.00'),
      currency: 'usd',
      reason: 'unrecognized',
      asOf: Math.floor(at.getTime() / 1000),
      happenedAt: at,
    },
    at,
  );
  return [];
};

const DEMO_INTENT = 'pi_demonstration';

/** A provider with one payment, which it makes when asked and keeps for as long as the demonstration is loaded. */
function pastProvider(): CardProvider {
  let made: CardIntent = {
    id: DEMO_INTENT,
    status: 'requires_payment_method',
    amount: money('0.00'),
    amountReceived: money('0.00'),
    clientSecret: 'none',
    metadata: {},
    decline: '',
  };
  return {
    createIntent: ({ amount, metadata }) => {
      made = { ...made, amount, metadata };
      return Promise.resolve(made);
    },
    readIntent: () => Promise.resolve(made),
    changeAmount: (_, amount) => {
      made = { ...made, amount };
      return Promise.resolve(made);
    },
  };
}
