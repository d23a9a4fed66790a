import type { CorrectionDecision } from '../../../domain/correction';
import { useDecideCorrectionMutation } from './corrections';
import { useSendCorrection } from './useSendCorrection';

/** How a correction that waits is decided, once; answers why it could not be, or null where it was. */
export function useDecideCorrection(id: string) {
  const [decide] = useDecideCorrectionMutation();
  const send = useSendCorrection(`correction-decision-${id}`);
  return (decision: CorrectionDecision, reason: string): Promise<string | null> => {
    const body = { decision, reason };
    return send(body, (idempotencyKey) => decide({ params: { id }, body, idempotencyKey }));
  };
}
