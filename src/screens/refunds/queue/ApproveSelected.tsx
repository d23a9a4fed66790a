import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from 'reactstrap';
import { useSentenceOf } from '../../../api/base/useSentenceOf';
import { useStartBulkApprovalMutation } from '../../../api/refunds/bulkApprovals';
import type { ClaimSelection } from './bulkSelection';

/** Begins to approve the selected claims together: its page says which can be, what they cost, and what must be opened first. */
export function ApproveSelected({ selection }: { readonly selection: ClaimSelection }) {
  const { t } = useTranslation('refunds');
  const navigate = useNavigate();
  const sentenceOf = useSentenceOf();
  const [start, { isLoading }] = useStartBulkApprovalMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function begin(): Promise<void> {
    if (isLoading) return;
    const answer = await start({ body: { selection } });
    setFailure(sentenceOf(answer));
    if (answer.data !== undefined) void navigate(`/admin/refunds?view=approval&id=${answer.data.id}`);
  }
  return (
    <>
      {failure === null ? null : <span role="alert">{failure}</span>}
      <Button color="primary" size="sm" aria-busy={isLoading} onClick={() => void begin()}>
        {t('approval.button')}
      </Button>
    </>
  );
}
