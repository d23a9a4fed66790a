import type { AuditField } from '../../../contract/entities/audit';

/** An action that notes the status before and after as two facts tells them as one change of the status. */
export function joinedStatuses(fields: readonly AuditField[]): readonly AuditField[] {
  const before = fields.find(({ field, from }) => field === 'fromStatus' && from === null);
  const after = fields.find(({ field, from }) => field === 'toStatus' && from === null);
  if (before?.to == null || after?.to == null) return fields;
  const rest = fields.filter((each) => each !== before && each !== after);
  return [{ field: 'status', from: before.to, to: after.to }, ...rest];
}
