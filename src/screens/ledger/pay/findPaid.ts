import * as z from 'zod/mini';
import { cardPaymentState } from '../../../../contract/entities/payment';
import { idsFrom } from '../../../components/ledger/owedThing';
import type { CardPaymentState } from './useServerTruth';

const cached = z.object({
  api: z.object({
    queries: z.record(
      z.string(),
      z.looseObject({ endpointName: z.optional(z.string()), data: z.optional(z.unknown()) }),
    ),
  }),
});

/**
 * The payment by card in the cache that has paid what a key names. It is there only while its receipt is on screen, so whoever opens
 * the page finds none; a page that is built again, as in a replay, shows the receipt again.
 */
export function findPaid(state: unknown, paying: string): CardPaymentState | undefined {
  const ids = idsFrom(paying);
  return paymentsIn(state).find(
    (payment) =>
      payment.state === 'succeeded' &&
      ('reportId' in ids ? payment.reportId === ids.reportId : payment.exemptionId === ids.exemptionId),
  );
}

/** Whether the cache says that a payment is on its way: what a page opened by then showed. */
export const isConfirming = (state: unknown, id: string): boolean =>
  paymentsIn(state).some((payment) => payment.id === id && payment.state === 'processing');

function paymentsIn(state: unknown): readonly CardPaymentState[] {
  const { data } = cached.safeParse(state);
  return Object.values(data?.api.queries ?? {})
    .filter(({ endpointName }) => endpointName === 'getCardPayment')
    .flatMap((entry) => cardPaymentState.safeParse(entry.data).data ?? []);
}
