import type { StatusMessage } from '../../contract/hub';
import { inTransaction } from '../../server/db/transaction';
import type { RequestContext } from '../../server/modules/identity/requestContext';
import { notify } from '../../server/modules/notifications/notify';
import type { Product } from '../../server/startProduct';
import { expectedRow } from './expectedRow';

/** What a measuring harness asks beside the product; null leaves the request to the product. */
export async function controlAnswer(
  product: Product,
  ctx: RequestContext,
  method: string,
  url: URL,
  isHome: boolean,
): Promise<unknown> {
  if (method === 'GET' && url.pathname === '/api/refunds' && url.searchParams.has('_start'))
    return [
      { reference: isHome ? '' : await expectedRow(product.services.database.db, ctx, url.searchParams) },
    ];
  if (method === 'GET' && url.pathname === '/control/clients') return { clients: product.hub.size() };
  if (method === 'GET' && url.pathname === '/control/memory')
    return { residentBytes: process.memoryUsage.rss() };
  if (method === 'POST' && url.pathname === '/control/burst') {
    burst(product, Number(url.searchParams.get('n') ?? '1000'));
    return { clients: product.hub.size() };
  }
  if (method === 'POST' && url.pathname === '/control/notice') {
    await notice(product, url.searchParams.get('name') ?? '');
    return { clients: product.hub.size() };
  }
  return null;
}

/** Messages at once from the hub, as they would come after as many actions. */
function burst({ hub }: Product, count: number): void {
  for (let number = 1; number <= count; number += 1) {
    const message: StatusMessage = {
      message: `Refund RF-${number.toString().padStart(6, '0')} changed, message ${number} of ${count}`,
      state: number % 10 === 0 ? 'error' : 'ok',
      touches: [{ type: 'customsLine' }],
    };
    hub.broadcast({ en: message, fr: message }, () => true);
  }
}

/** One notice the way every action gives it: kept for each of the staff, committed, signaled, read back, sent. */
const notice = ({ services: { database, clock } }: Product, name: string): Promise<void> =>
  inTransaction(database, (tx) =>
    notify(
      tx,
      { at: clock.now(), caller: null },
      {
        kind: 'customs-posted',
        values: { file: name, rows: 1, amount: '1.00' },
        audience: { kind: 'staff' },
        touches: [{ type: 'customsLine' }],
      },
    ),
  );
