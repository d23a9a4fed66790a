import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { calendarDate } from '../../../domain/calendarDate';
import { RENEWAL_DAYS, renewalOpensOn } from '../../../domain/exemptionClock';
import { errorMessage } from '../../api/base/errorMessage';
import { readApiFailure } from '../../api/base/readApiFailure';
import { useGetHomeQuery } from '../../api/home';
import { KeyFacts } from '../../components/KeyFacts';
import { LoadFailure } from '../../components/LoadFailure';
import { SkeletonLines } from '../../components/Skeleton';
import { useFormat, useLanguage } from '../../i18n/useFormat';

/** The certificate the company holds now, if any. */
export function HeldExemption() {
  const { t } = useTranslation('exemptions');
  const language = useLanguage();
  const format = useFormat();
  const { data: home, error, refetch } = useGetHomeQuery(undefined);
  const failure = readApiFailure(error);
  if (failure !== null && home === undefined) {
    return (
      <LoadFailure
        message={`${t('failed')} ${errorMessage(failure, language)}`}
        onRetry={() => void refetch()}
      />
    );
  }
  if (home?.kind !== 'company') return <SkeletonLines count={3} />;
  return (
    <section className="surface" aria-labelledby="held">
      <h2 id="held">{t('create.now')}</h2>
      {home.exemption === null ? (
        <p className="mb-0">{t('create.nowNone')}</p>
      ) : (
        <>
          <KeyFacts
            facts={[
              { name: t('certificate'), value: home.exemption.certificateNumber, isFigure: true },
              { name: t('validTo'), value: format.date(home.exemption.validTo) },
            ]}
          />
          {home.exemption.daysLeft > RENEWAL_DAYS ? (
            <p className="mt-2 mb-0">
              {t('renewFrom', { date: format.date(renewalOpensOn(calendarDate(home.exemption.validTo))) })}
            </p>
          ) : (
            <Button tag={Link} color="primary" className="mt-3" to="/exemptions/create?renew=1">
              {t('renewNow')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
