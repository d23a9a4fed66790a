import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { useGetOwnHistoryQuery } from '../../../api/account/account';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { ScrollBox } from '../../../components/ScrollBox';
import { SkeletonLines } from '../../../components/Skeleton';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { eventKey } from './eventKey';

/** So many events say whether anything is amiss; the rest on request. */
const FIRST = 8;

/** What happened to the own account, the newest first, refused sign-ins included. */
export function HistorySection() {
  const { t } = useTranslation('ownSignIn');
  const language = useLanguage();
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const {
    data: events,
    error,
    refetch,
  } = useGetOwnHistoryQuery(undefined, { refetchOnMountOrArgChange: true });
  const failure = readApiFailure(error);
  const shown = isWhole ? events : events?.slice(0, FIRST);
  return (
    <section className="surface">
      <h2 id="own-history">{t('history.title')}</h2>
      <p>{t('history.lead')}</p>
      {shown === undefined ? (
        failure === null ? (
          <SkeletonLines count={4} />
        ) : (
          <LoadFailure
            message={`${t('history.failed')} ${errorMessage(failure, language)}`}
            onRetry={() => void refetch()}
          />
        )
      ) : (
        <ScrollBox labelledBy="own-history">
          <table className="table table-sm">
            <thead>
              <tr>
                <th scope="col">{t('history.when')}</th>
                <th scope="col">{t('history.what')}</th>
                <th scope="col">{t('history.from')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((event, index) => (
                <tr key={`${event.at} ${event.action} ${index}`}>
                  <td className="text-nowrap">
                    <span className="figure">{format.instant(event.at)}</span>
                  </td>
                  <td>
                    {t(`history.events.${eventKey(event.action)}`)}
                    {event.outcome === 'refused' ? ` ${t('history.refused')}` : ''}
                  </td>
                  <td>
                    <span className="figure">{event.address ?? ''}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {!isWhole && (events?.length ?? 0) > FIRST ? (
        <Button
          color="secondary"
          outline
          size="sm"
          className="mt-2"
          onClick={() => {
            setWhole(true);
          }}
        >
          {t('history.all', { count: events?.length ?? 0 })}
        </Button>
      ) : null}
    </section>
  );
}
