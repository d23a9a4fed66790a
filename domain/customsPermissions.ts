import { type Actor, asReader, asStaff, type Decision } from './permissions';

/** Opening the Customs screen: batches, entry lines of every company, variances. */
export const maySeeCustoms = (actor: Actor): Decision =>
  asStaff(actor, 'admin', 'verifier', 'approver', 'readonly');

/** Uploading a Customs file, and discarding one's staged rows. */
export const mayUploadCustoms = (actor: Actor): Decision => asStaff(actor, 'admin', 'verifier');

/** Posting the good rows of a staged file. */
export const mayConfirmCustoms = mayUploadCustoms;

/** Assigning an unmatched importer number, and with it its lines, to a company; likewise undoing that. */
export const mayAssignLines = mayUploadCustoms;

/** Entering the quantity of a line for which Customs reported none that can be used. */
export const mayEnterQuantity = mayUploadCustoms;

/** Seeing a company's entry lines. */
export const maySeeEntryLines = (actor: Actor, companyId: string): Decision =>
  asReader(actor, companyId, 'admin', 'verifier', 'approver', 'readonly');
