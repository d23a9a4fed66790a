import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { useGetProgramQuery } from '../../api/configuration/program';
import { KeyFacts } from '../../components/KeyFacts';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonLines } from '../../components/Skeleton';
import { useFormat } from '../../i18n/useFormat';
import { selectIsSignedIn } from '../../state/session';
import { HomeNotice } from './HomeNotice';

/** For visitors: what the program is, its rate, who must report, and how to come in. */
export function GuestHome() {
  const { t } = useTranslation('home');
  const { t: identity } = useTranslation('identity');
  const { t: titles } = useTranslation('screens');
  const format = useFormat();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data, isError, refetch } = useGetProgramQuery(undefined);
  return (
    <>
      <PageHeader
        title={data?.boardName ?? identity('guest.title')}
        lead={data === undefined ? identity('guest.text') : t('guest.lead', { program: data.programName })}
        actions={
          <Button tag={Link} color="primary" to={isSignedIn ? '/resettemporarypassword' : '/'}>
            {t('guest.signIn')}
          </Button>
        }
      />
      <HomeNotice />
      {isError ? <LoadFailure message={identity('contact.failed')} onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? <SkeletonLines count={4} /> : null}
      {data === undefined ? null : (
        <KeyFacts
          facts={[
            {
              name: t('guest.rate'),
              value: t('guest.rateValue', {
                rate: format.quantity(data.ratePerUnit),
                unit: data.unitName,
                date: format.date(data.rateFrom),
              }),
            },
            { name: t('guest.exempt'), value: `${format.quantity(data.exemptQuantity)} ${data.unitName}` },
            { name: t('guest.period'), value: t(`guest.${data.reportPeriod}`) },
          ]}
        />
      )}
      <h2 className="mt-4">{t('guest.whoTitle')}</h2>
      <p>{t('guest.who')}</p>
      <h2>{t('guest.accountTitle')}</h2>
      <p>{t('guest.account')}</p>
      <p className="d-flex flex-wrap gap-2">
        {isSignedIn ? null : (
          <Button tag={Link} color="secondary" outline to="/register">
            {titles('register.title')}
          </Button>
        )}
        <Button tag={Link} color="secondary" outline to="/contact">
          {t('guest.contact')}
        </Button>
      </p>
    </>
  );
}
