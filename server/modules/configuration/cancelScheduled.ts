import { completeDocument } from '../../../domain/completeDocument';
import { mayOpenConfiguration } from '../../../domain/configurationPermissions';
import { isControlledChange } from '../../../domain/pendingChange';
import { programChanges } from '../../../domain/programChange';
import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { Clock } from '../../system/clock';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import {
  ALONE,
  askChange,
  configurationWaits,
  NOT_CONTROLLED,
  outdated,
  type Signed,
  signedDetails,
} from '../pendingChanges/askChange';
import { refreshConfiguration } from './announceConfiguration';
import { configurationDetails, type SaidOfChange } from './configurationDetails';
import { type ConfigurationEditor, editable, presentEditor } from './configurationEditor';
import { findConfiguration } from './configurationRow';
import { holdConfigurationNow } from './saveConfiguration';
import { findScheduled } from './scheduledRow';

/** Cancels the change that is scheduled, by the same rule of two people as the change itself: its end moves as much money. */
export const cancelScheduled = (
  clock: Clock,
  asker: RequestContext,
  input: { readonly version: string; readonly reason: string },
): Promise<Outcome<ConfigurationEditor>> =>
  asker.transact(async (tx) => {
    const refused = refusalOf(mayOpenConfiguration(asker.caller.actor));
    if (refused !== null) return fail(refused);
    const ctx = await holdConfigurationNow(tx, asker, clock);
    if (await configurationWaits(tx)) return failed('pending-change-waits');
    const scheduled = await findScheduled(tx, ctx.at, ctx.boardZone);
    if (scheduled?.version !== input.version) return failed('configuration-not-scheduled');
    const { version, document } = await findConfiguration(tx, ctx.at);
    const changes = programChanges(completeDocument(scheduled.document), completeDocument(document));
    const said: SaidOfChange = { reason: input.reason, changes, effectiveOn: scheduled.effectiveOn };
    if (!isControlledChange(changes)) await cancel(tx, ctx, scheduled.version, said, NOT_CONTROLLED);
    else {
      const content = {
        base: version,
        document: editable(document),
        ...said,
        changes: [...changes],
        cancels: scheduled.version,
      };
      const asked = await askChange(tx, ctx, { kind: 'configuration', content }, null, async () => {
        await cancel(tx, ctx, scheduled.version, said, ALONE);
        return ok(null);
      });
      if (!asked.ok) return asked;
    }
    return ok(await presentEditor(tx, ctx));
  });

/** Cancels what a second administrator confirmed, unless its day has come in the meantime. */
export async function confirmCancellation(
  clock: Clock,
  tx: Tx,
  asker: RequestContext,
  asked: SaidOfChange & { readonly cancels: string },
  signed: Signed,
): Promise<Outcome<null>> {
  const ctx = await holdConfigurationNow(tx, asker, clock);
  const scheduled = await findScheduled(tx, ctx.at, ctx.boardZone);
  if (scheduled?.version !== asked.cancels) return outdated();
  await cancel(tx, ctx, asked.cancels, asked, signed);
  return ok(null);
}

async function cancel(
  tx: Tx,
  ctx: RequestContext,
  version: string,
  said: SaidOfChange,
  signed: Signed,
): Promise<void> {
  await tx
    .updateTable('program_configuration')
    .set({ canceled_at: ctx.at })
    .where('id', '=', version)
    .execute();
  await appendAudit(tx, ctx, {
    action: 'configuration-canceled',
    subject: { type: 'configuration', id: version },
    companyId: null,
    details: { ...configurationDetails(said), ...signedDetails(signed) },
  });
  await refreshConfiguration(tx, ctx);
}
