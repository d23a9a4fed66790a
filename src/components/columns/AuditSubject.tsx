import { Link } from 'react-router-dom';
import type { AuditEntry } from '../../../contract/entities/audit';
import { auditSubjectName } from '../../../contract/texts/auditActions';
import { useLanguage } from '../../i18n/useFormat';

interface AuditSubjectProps {
  readonly subject: AuditEntry['subject'];
}

/** Where the readers of the trail find a record. */
const PLACES: Readonly<Record<string, string>> = {
  refund: '/refunds/details',
  report: '/assessments/details',
  exemption: '/exemptions/details',
  paymentRun: '/admin/paymentruns',
  customsBatch: '/admin/customs',
  company: '/admin/company/details',
  user: '/admin/users',
};

/** The record an action is about: its kind, and its number or name as a way to it. */
export function AuditSubject({ subject: { type, id, name } }: AuditSubjectProps) {
  const kind = auditSubjectName(useLanguage(), type);
  const place = PLACES[type];
  if (id === null) return kind;
  if (name === null || place === undefined) return `${kind} ${id}`;
  return (
    <>
      {kind} <Link to={`${place}?${new URLSearchParams({ id }).toString()}`}>{name}</Link>
    </>
  );
}
