import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import { useApiDispatch } from '../../api/base/useDispatch';
import { errorMessage } from '../../api/base/errorMessage';
import { readApiFailure } from '../../api/base/readApiFailure';
import { forgetDraft } from '../../api/drafts/draftStore';
import { useDiscardReportDraftMutation } from '../../api/reports/filing';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog';
import { useLanguage } from '../../i18n/useFormat';
import { usePeriodName } from '../../i18n/usePeriodName';
import { selectOwner } from '../../state/session';
import { draftNameOf } from './create/reportSource';
import type { OpenPeriod } from './openPeriod';

interface DeleteDraftProps {
  readonly period: OpenPeriod;
}

/** Deletes the draft of a period after asking, and its copy on this device, which would be offered again otherwise. */
export function DeleteDraft({ period: { fiscalYear, index, period } }: DeleteDraftProps) {
  const { t } = useTranslation('reportForm');
  const language = useLanguage();
  const periodName = usePeriodName();
  const dispatch = useApiDispatch();
  const owner = useSelector(selectOwner);
  const [discard] = useDiscardReportDraftMutation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        color="secondary"
        outline
        aria-label={t('open.deleteOf', { period: periodName(period), year: fiscalYear })}
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('open.delete')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('kept.discardTitle')}
          confirm={t('open.delete')}
          cancel={t('open.keep')}
          color="danger"
          onConfirm={async () => {
            const query = { fiscalYear: fiscalYear.toString(), index: index.toString() };
            const failure = readApiFailure((await discard({ query })).error);
            if (failure !== null) return errorMessage(failure, language);
            await dispatch(forgetDraft(owner, draftNameOf({ kind: 'period', fiscalYear, index })));
            return null;
          }}
          onClose={() => {
            setAsking(false);
          }}
        >
          <p>{t('kept.discardText')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
