import { ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import type { Outcome } from '../../failure';
import type { Services } from '../../services';
import { confirmCancellation } from '../configuration/cancelScheduled';
import { confirmConfiguration } from '../configuration/saveConfiguration';
import type { RequestContext } from '../identity/requestContext';
import type { TemporaryPassword } from '../identity/temporaryPassword';
import { giveRoles } from '../users/giveRoles';
import { makeAccount } from '../users/makeAccount';
import type { Signed } from './askChange';
import type { PendingChangeToDo } from './pendingContent';

export interface Confirmed extends Signed {
  readonly proposedBy: string;
  /** Everybody by whose doing access is given: who asked, and who confirmed without being apart from them. */
  readonly givers: readonly string[];
}

/** Does what was asked for and confirmed, as far as it is still possible; answers the account it is about. */
export async function carryOut(
  services: Services,
  tx: Tx,
  ctx: RequestContext,
  asked: { readonly change: PendingChangeToDo; readonly userId: string | null },
  confirmed: Confirmed,
  temporary: TemporaryPassword,
): Promise<Outcome<string | null>> {
  const { change, userId } = asked;
  switch (change.kind) {
    case 'staff-account': {
      const made = await makeAccount(services, tx, ctx, { ...change.content, temporary }, confirmed);
      return made.ok ? ok(made.value.userId) : made;
    }
    case 'staff-roles': {
      if (userId === null) throw new Error('a change of roles names its person');
      const given = await giveRoles(services, tx, ctx, { userId, ...change.content }, confirmed);
      return given.ok ? ok(userId) : given;
    }
    case 'configuration': {
      const { content } = change;
      const { clock } = services;
      const saved =
        content.cancels === undefined
          ? await confirmConfiguration(clock, tx, ctx, content, confirmed)
          : await confirmCancellation(clock, tx, ctx, { ...content, cancels: content.cancels }, confirmed);
      return saved.ok ? ok(null) : saved;
    }
  }
}
