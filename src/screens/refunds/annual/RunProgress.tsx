import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FormText } from 'reactstrap';
import type { AnnualRun } from '../../../../contract/entities/annualRun';
import { useSentenceOf } from '../../../api/base/useSentenceOf';
import { useCancelAnnualRunMutation } from '../../../api/refunds/annualRuns';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { useFormat } from '../../../i18n/useFormat';

/** How far the server is, and the way to cancel; of a canceled run, where it stopped. */
export function RunProgress({ run }: { readonly run: AnnualRun }) {
  const { t } = useTranslation('annualRun');
  const format = useFormat();
  const sentenceOf = useSentenceOf();
  const [cancel] = useCancelAnnualRunMutation();
  const [isAsked, setAsked] = useState(false);
  const figures = { done: format.count(run.done), all: format.count(run.importers) };
  if (run.status === 'Canceled') return <p className="alert alert-warning">{t('canceled', figures)}</p>;
  if (run.status === 'Finished') return null;
  return (
    <section className="surface mb-4" aria-label={t('statuses.Running')}>
      <label className="annual-progress">
        {t('progress', figures)}
        <progress max={run.importers} value={run.done} />
      </label>
      <FormText tag="p">{t('stay')}</FormText>
      <Button
        color="danger"
        outline
        onClick={() => {
          setAsked(true);
        }}
      >
        {t('cancel')}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={t('cancelQuestion')}
          confirm={t('cancel')}
          cancel={t('keep')}
          color="danger"
          onConfirm={async () => sentenceOf(await cancel({ params: { id: run.id } }))}
          onClose={() => {
            setAsked(false);
          }}
        >
          <p>{t('cancelAbout')}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
