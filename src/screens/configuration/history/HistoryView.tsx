import { useTranslation } from 'react-i18next';
import { useListConfigurationChangesQuery } from '../../../api/configuration/change';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { useBoardToday } from '../../../i18n/useBoardToday';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { ChangeTable } from '../ChangeTable';
import { dayOf } from './scheduledDay';

/** Who changed what of the configuration, field by field, the newest first. */
export function HistoryView() {
  const { t } = useTranslation('configuration');
  const language = useLanguage();
  const format = useFormat();
  const today = useBoardToday();
  const { data, error, refetch } = useListConfigurationChangesQuery(undefined);
  const failure = readApiFailure(error);
  if (data === undefined)
    return failure === null ? (
      <SkeletonLines count={6} />
    ) : (
      <LoadFailure message={errorMessage(failure, language)} onRetry={() => void refetch()} />
    );
  if (data.length === 0) return <p>{t('history.none')}</p>;
  return data.map(({ at, by, confirmedBy, reason, changes, effectiveOn = null, ...entry }, index) => (
    <section key={data.length - index} className="surface">
      <h2>{format.instant(at)}</h2>
      <p>
        {t(entry.kind === 'cancellation' ? 'history.canceledBy' : 'history.by', {
          who: by?.name ?? t('history.nobody'),
        })}{' '}
        {confirmedBy === null ? null : `${t('history.confirmed', { who: confirmedBy.name })} `}
        {reason === '' ? null : t('history.reason', { reason })}
      </p>
      {effectiveOn === null ? null : (
        <p>{t(`history.${dayOf({ ...entry, effectiveOn }, today)}`, { date: format.date(effectiveOn) })}</p>
      )}
      <ChangeTable changes={changes} name={format.count(data.length - index)} />
    </section>
  ));
}
