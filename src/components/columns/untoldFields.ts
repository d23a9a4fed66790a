import type { AuditEntry } from '../../../contract/entities/audit';

/** What a row of the trail does not say already: its record's number or name, and its company, stand in columns of their own. */
export const untoldFields = ({
  fields,
  subject,
  company,
}: Pick<AuditEntry, 'fields' | 'subject' | 'company'>): AuditEntry['fields'] =>
  fields.filter(
    ({ from, to }) => from !== null || to === null || (to !== subject.name && to !== company?.name),
  );
