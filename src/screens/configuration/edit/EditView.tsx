import { useTranslation } from 'react-i18next';
import { useGetConfigurationDocumentQuery } from '../../../api/configuration/change';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { EditForm } from './EditForm';
import { PresetPanel } from './PresetPanel';

/** Changing the configuration, or beginning with a shipped one. */
export function EditView() {
  const { t } = useTranslation('configuration');
  const language = useLanguage();
  const format = useFormat();
  const { data, error, refetch } = useGetConfigurationDocumentQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const failure = readApiFailure(error);
  if (data === undefined)
    return failure === null ? (
      <SkeletonLines count={10} />
    ) : (
      <LoadFailure
        message={`${t('failed')} ${errorMessage(failure, language)}`}
        onRetry={() => void refetch()}
      />
    );
  const { scheduledFor = null } = data;
  return (
    <>
      {scheduledFor === null ? null : (
        <p className="alert alert-info">{t('edit.whileScheduled', { date: format.date(scheduledFor) })}</p>
      )}
      {data.isEmpty ? <PresetPanel presets={data.presets} /> : null}
      <EditForm editor={data} onStale={() => void refetch()} />
    </>
  );
}
