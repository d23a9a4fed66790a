import {
  mayConfirmChange,
  mayRefuseChange,
  mayWithdrawChange,
  type PendingChangeDecision,
  type PendingChangeState,
} from '../../../domain/pendingChange';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import type { Services } from '../../services';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { makeTemporaryPassword } from '../identity/temporaryPassword';
import { notify } from '../notifications/notify';
import { detailsOf, touchedBy } from './askChange';
import { carryOut } from './carryOut';
import { findOtherAdmins } from './otherAdmins';
import { aboutOf, readPending } from './pendingContent';
import { getPendingChange, type PendingChange } from './presentChanges';
import { fullName } from '../users/fullName';

export interface DecideChange {
  readonly id: string;
  readonly decision: PendingChangeDecision;
  /** Needed where it is refused. */
  readonly reason: string;
}

const STATES: Readonly<Record<PendingChangeDecision, PendingChangeState>> = {
  confirm: 'done',
  refuse: 'refused',
  withdraw: 'withdrawn',
};
const NOTICES = {
  confirm: 'change-confirmed',
  refuse: 'change-refused',
  withdraw: 'change-withdrawn',
} as const;

/** Confirms what another administrator asked for, which is in force from then on; refuses it; or takes back one's own. */
export async function decideChange(
  services: Services,
  ctx: RequestContext,
  { id, decision, reason }: DecideChange,
): Promise<Outcome<PendingChange>> {
  const temporary = await makeTemporaryPassword(services);
  return ctx.transact(async (tx) => {
    const row = isRowId(id)
      ? await tx
          .selectFrom('pending_change')
          .innerJoin('app_user as proposer', 'proposer.id', 'pending_change.proposed_by')
          .selectAll('pending_change')
          .select(['proposer.first_name', 'proposer.last_name'])
          .where('pending_change.id', '=', id)
          .forUpdate('pending_change')
          .executeTakeFirst()
      : undefined;
    if (row === undefined) return failed('not-found');
    const { actor } = ctx.caller;
    const { proposed_by: proposedBy, user_id: userId } = row;
    const others = await findOtherAdmins(tx, proposedBy, ctx.at);
    const refused = refusalOf(
      decision === 'confirm'
        ? mayConfirmChange(actor, { proposedBy, others })
        : (decision === 'refuse' ? mayRefuseChange : mayWithdrawChange)(actor, { proposedBy }),
    );
    if (refused !== null) return fail(refused);
    if (decision === 'refuse' && reason === '') return fieldFailed('reason', 'reason-needed');
    if (row.state !== 'waiting') return failed('pending-change-decided');

    const change = readPending(row.kind, row.content);
    let aboutId = userId;
    if (decision === 'confirm') {
      const isApart = actor.tiedTo?.includes(proposedBy) !== true;
      const givers = isApart ? [proposedBy] : [proposedBy, actor.userId];
      const done = await carryOut(
        services,
        tx,
        ctx,
        { change, userId },
        { proposedBy, withoutSecond: !isApart, givers },
        temporary,
      );
      if (!done.ok) return done;
      aboutId = done.value;
    }
    await tx
      .updateTable('pending_change')
      .set({
        state: STATES[decision],
        user_id: aboutId,
        decided_by: actor.userId,
        decided_at: ctx.at,
        decision_reason: reason,
      })
      .where('id', '=', id)
      .execute();
    const author = fullName(row.first_name, row.last_name);
    await notify(tx, ctx, {
      kind: NOTICES[decision],
      values: { person: ctx.caller.name, author, about: aboutOf(change), reason },
      audience: { kind: 'roles', roles: ['admin'] },
      touches: touchedBy(change.kind, id, aboutId),
    });
    if (decision !== 'confirm')
      await appendAudit(tx, ctx, {
        action: NOTICES[decision],
        subject: { type: 'pending-change', id },
        companyId: null,
        details: { ...detailsOf(change), kind: change.kind, proposedBy, answer: reason },
      });
    return ok(await getPendingChange(tx, ctx, id));
  });
}
