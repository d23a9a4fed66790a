import { useSearchParams } from 'react-router-dom';
import { ClaimQueue } from './ClaimQueue';
import { WorkloadView } from './WorkloadView';
import { useMayAssign } from '../useMayAssign';
import '../refunds.scss';

/** The staff's work: claims of all companies, or who has which of them; the address says which. */
export function RefundQueueScreen() {
  const [address] = useSearchParams();
  const mayAssign = useMayAssign();
  return mayAssign && address.get('view') === 'workload' ? <WorkloadView /> : <ClaimQueue />;
}
