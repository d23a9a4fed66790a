import { type Actor, asReader, asStaff, type Decision } from './permissions';

/** Opening the Customs screen: batches, entry lines of every company, variances. */
export const maySeeCustoms = (actor: Actor): Decision =>
  asStaff(actor, 'admin', 'verifier', 'approver', 'readonly');

/** Uploading a Customs file, and discarding one's staged rows. */
export const mayUploadCustoms = (actor: Actor): Decision => asStaff(actor, 'admin', 'verifier');

/** Posting the good rows of a staged file. */
export const mayConfirmCustoms = mayUploadCustoms;

/** Accepting a doubtful row (a wrong check digit) or settling an unmatched importer. */
export const maySettleCustoms = mayUploadCustoms;

/** Seeing a company's entry lines. */
export const maySeeEntryLines = (actor: Actor, companyId: string): Decision =>
  asReader(actor, companyId, 'admin', 'verifier', 'approver', 'readonly');
