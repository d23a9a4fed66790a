import { instantText } from '../../../contract/texts/instantText';
import { payeeChangeText } from '../../../contract/texts/mail';
import type { CalendarDate } from '../../../domain/calendarDate';
import type { Tx } from '../../db/transaction';
import { longDate } from '../../letter/longDate';
import type { RequestContext } from '../identity/requestContext';
import { type MailServices, queueMail } from '../mail/queueMail';
import { notify } from './notify';

export interface AccountChange {
  readonly companyId: string;
  readonly companyName: string;
  /** Null when refunds come by check from now on. */
  readonly lastFour: string | null;
  /** Null when nothing waits. */
  readonly payableFrom: CalendarDate | null;
}

/**
 * Tells everybody at the company by email, the person who did it included and whatever they chose about notices: the others notice
 * a change that is not theirs while payments wait. Those who pay are told in the portal.
 */
export async function announceAccount(
  services: MailServices,
  tx: Tx,
  ctx: RequestContext,
  change: AccountChange,
): Promise<void> {
  const { companyId, companyName, lastFour, payableFrom } = change;
  const notice = {
    kind: 'payee-account-changed' as const,
    values: { company: companyName, person: ctx.caller.name },
    touches: [{ type: 'company' as const, id: companyId }, { type: 'paymentRun' as const }],
  };
  await notify(tx, ctx, { ...notice, audience: { kind: 'company', companyId } });
  await notify(tx, ctx, { ...notice, audience: { kind: 'roles', roles: ['approver', 'admin'] } });
  const people = await tx
    .selectFrom('app_user')
    .select(['email', 'language'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .execute();
  for (const { email, language } of people) {
    const date = payableFrom === null ? '' : longDate(language, payableFrom);
    const kind = payableFrom === null ? 'now' : 'later';
    await queueMail(services, tx, ctx.at, {
      kind: 'payee-account-changed',
      to: email,
      language,
      values: {
        when: instantText(language, ctx.boardZone, ctx.at.getTime()),
        person: ctx.caller.name,
        company: companyName,
        change: payeeChangeText(language, lastFour === null ? 'check' : kind, {
          digits: lastFour ?? '',
          date,
        }),
        link: `${services.config.publicUrl}/refunds`,
      },
    });
  }
}
