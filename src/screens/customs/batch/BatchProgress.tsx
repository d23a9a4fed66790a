import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FormText } from 'reactstrap';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { useFormat } from '../../../i18n/useFormat';
import { selectBatchProgress } from '../../../state/live';

interface BatchProgressProps {
  readonly batch: CustomsBatch;
}

/** How far the server is, as told live, or as of the last look. */
export function BatchProgress({ batch }: BatchProgressProps) {
  const { t } = useTranslation('customs');
  const format = useFormat();
  const live = useSelector((state: Parameters<typeof selectBatchProgress>[0]) =>
    selectBatchProgress(state, batch.id),
  );
  const percent = live?.status === batch.status ? Math.max(live.percent, batch.progress) : batch.progress;
  const text =
    batch.status === 'Uploaded'
      ? t('batch.waiting')
      : t(batch.status === 'Posting' ? 'batch.posting' : 'batch.checking', {
          percent: format.count(percent),
        });
  return (
    <section className="surface">
      <label className="batch-progress">
        {text}
        <progress max={100} {...(batch.status === 'Uploaded' ? {} : { value: percent })} />
      </label>
      <FormText tag="p" className="mb-0">
        {t('batch.stay')}
      </FormText>
    </section>
  );
}
