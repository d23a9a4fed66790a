import { useSearchParams } from 'react-router-dom';
import { ApprovalView } from './ApprovalView';
import { ClaimQueue } from './ClaimQueue';
import { WorkloadView } from './WorkloadView';
import { useMayAssign } from '../useMayAssign';
import '../refunds.scss';

/** The staff's work: claims of all companies, who has which of them, or some that are approved together; the address says which. */
export function RefundQueueScreen() {
  const [address] = useSearchParams();
  const mayAssign = useMayAssign();
  const view = address.get('view');
  const id = address.get('id');
  if (mayAssign && view === 'approval' && id !== null) return <ApprovalView key={id} id={id} />;
  return mayAssign && view === 'workload' ? <WorkloadView /> : <ClaimQueue />;
}
