import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { mayConfirmCustoms } from '../../../../domain/customsPermissions';
import { useSendOnce } from '../../../api/base/useSendOnce';
import { useConfirmCustomsBatchMutation } from '../../../api/customs/files';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { useLanguage } from '../../../i18n/useFormat';
import { selectActor } from '../../../state/actor';
import { useRefusal } from '../../../i18n/useRefusal';
import { DiscardBatch } from './DiscardBatch';
import { PostingSummary } from './PostingSummary';
import { usePostingWords } from './usePostingWords';

interface BatchDecisionProps {
  readonly batch: CustomsBatch;
  /** Nothing was changed; the sentence says why, and outlives this part of the page where the file is decided by now. */
  readonly onRefused: (sentence: string | undefined) => void;
}

/**
 * Posts or discards a checked file, on the version that is on screen: where somebody else decided in the meantime, nothing is changed and
 * the server's sentence says who and when (decision 11). The key is one for this version, so that a press repeated is one posting.
 */
export function BatchDecision({ batch, onRefused }: BatchDecisionProps) {
  const { t } = useTranslation('customs');
  const language = useLanguage();
  const words = usePostingWords(batch);
  const role = useRefusal(mayConfirmCustoms(useSelector(selectActor)));
  const [isAsked, setIsAsked] = useState(false);
  const { id, version } = batch;
  const { deliver } = useSendOnce(`posting-${id}`);
  const [confirm] = useConfirmCustomsBatchMutation();
  const nothingGood = batch.rowsGood === 0 ? t('batch.nothingGood') : undefined;
  const refusal = role ?? nothingGood;
  const close = (): void => {
    setIsAsked(false);
  };
  const message = (error: unknown): null => {
    const failure = readApiFailure(error);
    onRefused(failure === null ? undefined : errorMessage(failure, language));
    return null;
  };

  return (
    <section className="surface batch-decision" aria-labelledby="decision">
      <h2 id="decision" className="visually-hidden">
        {t('batch.decision')}
      </h2>
      <PostingSummary sentences={words.todo} />
      <div className="batch-decision-buttons">
        <Button
          color="primary"
          aria-disabled={refusal !== undefined}
          aria-describedby="decision-refusal"
          onClick={() => {
            if (refusal === undefined) setIsAsked(true);
          }}
        >
          {t('batch.confirm')}
        </Button>
        <DiscardBatch batch={batch} describedBy="decision-refusal" onRefused={onRefused} />
      </div>
      <p className="refusal mb-0" id="decision-refusal">
        {refusal}
      </p>
      {isAsked ? (
        <ConfirmDialog
          title={t('batch.confirmTitle', { file: batch.fileName })}
          confirm={words.button}
          cancel={t('batch.cancel')}
          onClose={close}
          onConfirm={async () =>
            message(
              (
                await deliver({ version }, (idempotencyKey) =>
                  confirm({ params: { id }, body: { version }, idempotencyKey }),
                )
              ).error,
            )
          }
        >
          <PostingSummary sentences={words.sentences} />
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
