import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { mayConfirmCustoms } from '../../../../domain/customsPermissions';
import { useDiscardCustomsBatchMutation } from '../../../api/customs/files';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { useLanguage } from '../../../i18n/useFormat';
import { selectActor } from '../../../state/actor';
import { useRefusal } from '../../../i18n/useRefusal';

interface DiscardBatchProps {
  readonly batch: CustomsBatch;
  /** The element that says why the button does nothing. */
  readonly describedBy?: string;
  readonly onRefused: (sentence: string | undefined) => void;
}

/** Drops a file of which nothing was posted; anyone who may not is told why beside the button. */
export function DiscardBatch({ batch, describedBy, onRefused }: DiscardBatchProps) {
  const { t } = useTranslation('customs');
  const language = useLanguage();
  const role = useRefusal(mayConfirmCustoms(useSelector(selectActor)));
  const [isAsked, setIsAsked] = useState(false);
  const [discard] = useDiscardCustomsBatchMutation();
  const { id, version } = batch;
  return (
    <>
      <Button
        color="danger"
        outline
        aria-disabled={role !== undefined}
        aria-describedby={describedBy}
        onClick={() => {
          if (role === undefined) setIsAsked(true);
        }}
      >
        {t('batch.discard')}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={t('batch.discardTitle', { file: batch.fileName })}
          confirm={t('batch.discardButton')}
          cancel={t('batch.cancel')}
          color="danger"
          onClose={() => {
            setIsAsked(false);
          }}
          onConfirm={async () => {
            const failure = readApiFailure((await discard({ params: { id }, body: { version } })).error);
            onRefused(failure === null ? undefined : errorMessage(failure, language));
            return null;
          }}
        >
          <p>{t('batch.discardText')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
