import { useSelector } from 'react-redux';
import { companyOf } from '../../../domain/permissions';
import { mayFileReport } from '../../../domain/reportPermissions';
import { selectActor } from '../../state/actor';

/** Whether the reader signs and submits reports for the company; others only prepare them. */
export function useMayFile(): boolean {
  const actor = useSelector(selectActor);
  return mayFileReport(actor, { companyId: companyOf(actor), isAssessmentPayer: true }).allowed;
}
