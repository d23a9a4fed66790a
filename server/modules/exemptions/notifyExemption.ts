import { type ExemptionMailKind, isExemptionMailKind } from '../../../contract/texts/mail';
import type { ExemptionAction } from '../../../contract/texts/exemptionNames';
import { figureText } from '../../../contract/texts/fill';
import { moneyText } from '../../../contract/texts/moneyText';
import type { Language, Values } from '../../../contract/texts/sentence';
import { isCalendarDate } from '../../../domain/calendarDate';
import { STAFF_ROLES, type StaffRole } from '../../../domain/roles';
import type { Tx } from '../../db/transaction';
import { longDate } from '../../letter/longDate';
import type { AuditBy } from '../audit/auditRow';
import { type MailServices, queueMail } from '../mail/queueMail';
import { notify } from '../notifications/notify';
import type { ExemptionRow } from './exemptionRows';

/** Who does it: a person at a moment, or, with no caller, the product itself. */
export interface ExemptionActor extends AuditBy {
  readonly caller: (AuditBy['caller'] & { readonly name: string }) | null;
}

interface NotificationRule {
  readonly staff: readonly StaffRole[];
  readonly company: boolean;
  readonly isDanger?: boolean;
}

const BOARD = ['admin'] as const;

const NOTIFICATION_RULES = {
  'exemption-submitted': { staff: BOARD, company: false },
  'exemption-taken-up': { staff: BOARD, company: false },
  'exemption-returned': { staff: [], company: true, isDanger: true },
  'exemption-answered': { staff: BOARD, company: false },
  'exemption-approved': { staff: BOARD, company: true },
  'exemption-denied': { staff: BOARD, company: true, isDanger: true },
  'exemption-revoked': { staff: BOARD, company: true, isDanger: true },
  'exemption-withdrawn': { staff: BOARD, company: false },
  'exemption-expired': { staff: [], company: true, isDanger: true },
  'exemption-renewal-opened': { staff: [], company: true },
  'exemption-threshold-passed': { staff: ['admin', 'verifier', 'approver'], company: true, isDanger: true },
  'exemption-threshold-due': { staff: BOARD, company: true, isDanger: true },
} as const satisfies Record<ExemptionAction, NotificationRule>;

/**
 * Tells whom an action concerns once it is committed: the board's people and the company's in their lists, other staff only by moving
 * their screens, and the company by email where it has to do or to know something.
 */
export async function notifyExemption(
  mail: MailServices | null,
  tx: Tx,
  by: ExemptionActor,
  row: ExemptionRow,
  action: ExemptionAction,
  given: Values,
): Promise<void> {
  const rule: NotificationRule = NOTIFICATION_RULES[action];
  const values: Values = {
    number: row.number,
    company: row.legal_name,
    person: by.caller?.name ?? '',
    certificate: row.certificate_number ?? '',
    ...given,
  };
  const touches = [
    { type: 'exemption', id: row.id },
    { type: 'company', id: row.company_id },
  ] as const;
  const notice = { values, touches: [...touches], isDanger: rule.isDanger ?? false };
  if (rule.staff.length > 0)
    await notify(tx, by, {
      ...notice,
      kind: action,
      audience: { kind: 'roles', roles: rule.staff },
      isDanger: false,
    });
  if (rule.company)
    await notify(tx, by, {
      ...notice,
      kind: action,
      audience: { kind: 'company', companyId: row.company_id },
    });
  const others = STAFF_ROLES.filter((role) => !rule.staff.includes(role));
  await notify(tx, by, {
    ...notice,
    kind: 'exemption-moved',
    audience: { kind: 'roles', roles: others },
    isDanger: false,
    quiet: true,
  });
  if (mail !== null && isExemptionMailKind(action)) await mailCompany(mail, tx, by.at, row, action, values);
}

async function mailCompany(
  mail: MailServices,
  tx: Tx,
  at: Date,
  row: ExemptionRow,
  kind: ExemptionMailKind,
  values: Values,
): Promise<void> {
  const people = await tx
    .selectFrom('app_user')
    .select(['email', 'language'])
    .where('company_id', '=', row.company_id)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute();
  const link = `${mail.config.publicUrl}/exemptions/details?id=${row.id}`;
  for (const { email, language } of people)
    await queueMail(mail, tx, at, {
      kind,
      to: email,
      language,
      values: { ...formatValues(language, values), link },
    });
}

/** Dates, money and quantities as the reader's language writes them. */
const formatValues = (language: Language, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, string | number] => {
      if (typeof value !== 'string') return [name, value];
      if (name === 'amount') return [name, moneyText(language, value)];
      if (name === 'limit' || name === 'quantity') return [name, figureText(language, 'quantity', value)];
      return [name, isCalendarDate(value) ? longDate(language, value) : value];
    }),
  );
