import type { Tx } from '../../db/transaction';
import type { CalendarDate } from '../../../domain/calendarDate';
import type { MailServices } from '../mail/queueMail';
import { selectExemptions } from './exemptionRows';
import { writeExemptionAction } from './writeExemptionAction';

/** When the product looks: the moment, and the board's date then. */
export interface LookedAt {
  readonly at: Date;
  readonly today: CalendarDate;
}

const product = ({ at }: LookedAt) => ({ caller: null, source: null, at });

/** Writes down that a certificate has ended, and tells its company; nothing where somebody else has done so in the meantime. */
export async function endCertificate(
  mail: MailServices | null,
  tx: Tx,
  look: LookedAt,
  id: string,
): Promise<boolean> {
  const row = await selectExemptions(tx)
    .where('exemption.id', '=', id)
    .where('exemption.status', '=', 'Approved')
    .where('exemption.valid_to', '<', look.today)
    .forUpdate('exemption')
    .skipLocked()
    .executeTakeFirst();
  if (row === undefined) return false;
  await writeExemptionAction(mail, tx, product(look), row, {
    action: 'exemption-expired',
    toStatus: 'Expired',
    values: { date: row.valid_to ?? '' },
    details: { certificate: row.certificate_number, validTo: row.valid_to },
  });
  return true;
}

/** Tells a company once that its certificate can be renewed; nothing where it has been told, or has applied already. */
export async function openRenewal(
  mail: MailServices | null,
  tx: Tx,
  look: LookedAt,
  id: string,
): Promise<boolean> {
  const row = await selectExemptions(tx)
    .where('exemption.id', '=', id)
    .where('exemption.status', '=', 'Approved')
    .where('exemption.renewal_told_at', 'is', null)
    .forUpdate('exemption')
    .skipLocked()
    .executeTakeFirst();
  if (row === undefined) return false;
  await writeExemptionAction(mail, tx, product(look), row, {
    action: 'exemption-renewal-opened',
    toStatus: row.status,
    changes: { renewal_told_at: look.at },
    values: { date: row.valid_to ?? '' },
  });
  return true;
}
