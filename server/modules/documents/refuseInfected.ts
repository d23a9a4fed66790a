import { failed, type Outcome } from '../../failure';
import type { VirusScanner } from '../../system/virusScanner';
import { recordRefusal } from '../audit/recordRefusal';
import type { RequestContext } from '../identity/requestContext';

/**
 * Has a file looked at before it is kept; null when it may be. Without a configured scanner nothing is looked at; one that cannot
 * say lets nothing in.
 */
export async function refuseInfected(
  scanner: VirusScanner | null | undefined,
  ctx: RequestContext,
  fileName: string,
  parts: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<Outcome<never> | null> {
  if (scanner === null || scanner === undefined) return null;
  const outcome = await scanner.scan(parts);
  if (outcome.kind === 'clean') return null;
  const { kind, ...details } = outcome;
  await ctx.transact((tx) =>
    recordRefusal(tx, ctx, {
      action: 'file-scanned',
      subject: { type: 'file', id: null },
      companyId: ctx.caller.actor.companyId,
      details: { fileName, kind, ...details },
    }),
  );
  return failed(kind === 'infected' ? 'file-infected' : 'file-not-scanned', { fileName });
}
