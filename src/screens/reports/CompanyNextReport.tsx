import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorMessage } from '../../api/errorMessage';
import { readApiFailure } from '../../api/readApiFailure';
import { useGetHomeQuery, useGetProgramQuery } from '../../api/records';
import { KeyFacts } from '../../components/KeyFacts';
import { LoadFailure } from '../../components/LoadFailure';
import { SkeletonLines } from '../../components/Skeleton';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import { usePeriodName } from '../../i18n/usePeriodName';
import { selectSession } from '../../state/session';

/** The company's next open period with its due date, the rate in force and what is exempt, and how to file until this screen can. */
export function CompanyNextReport() {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const format = useFormat();
  const periodName = usePeriodName();
  const session = useSelector(selectSession);
  const home = useGetHomeQuery(undefined);
  const program = useGetProgramQuery(undefined);
  const failure = readApiFailure(home.error ?? program.error);
  if (failure !== null && (home.data === undefined || program.data === undefined)) {
    return (
      <LoadFailure
        message={`${t('failed')} ${errorMessage(failure, language)}`}
        onRetry={() => {
          void home.refetch();
          void program.refetch();
        }}
      />
    );
  }
  if (home.data?.kind !== 'company' || program.data === undefined) return <SkeletonLines count={6} />;

  const { nextReport, exemptQuantity, companyName } = home.data;
  const { ratePerUnit, unitName, unitCode, phone, email } = program.data;
  return (
    <>
      <section className="surface" aria-labelledby="next">
        <h2 id="next">{t('create.next')}</h2>
        {session?.isAssessmentPayer === false ? (
          <p>{t('create.notPayer', { company: companyName })}</p>
        ) : nextReport === null ? (
          <p>{t('create.noneOpen')}</p>
        ) : (
          <KeyFacts
            facts={[
              {
                name: t('create.period'),
                value: `${periodName(nextReport.period)} ${nextReport.fiscalYear}`,
              },
              { name: t('create.due'), value: format.date(nextReport.dueDate) },
              { name: t('create.daysLeft'), value: format.count(nextReport.daysLeft), isFigure: true },
              {
                name: t('create.rate'),
                value: t('details.rateValue', { rate: format.quantity(ratePerUnit), unit: unitName }),
              },
              ...(exemptQuantity === null
                ? []
                : [
                    {
                      name: t('create.exempt'),
                      value: `${format.quantity(exemptQuantity.total)} ${unitCode}`,
                      isFigure: true,
                    },
                    {
                      name: t('create.exemptUsed', { year: exemptQuantity.fiscalYear }),
                      value: `${format.quantity(exemptQuantity.used)} ${unitCode}`,
                      isFigure: true,
                    },
                  ]),
            ]}
          />
        )}
      </section>
      <section className="surface" aria-labelledby="soon">
        <h2 id="soon">{t('create.soonTitle')}</h2>
        <p>{t('create.soon', { email, phone })}</p>
        <p className="d-flex flex-wrap gap-2 mb-0">
          <Button tag={Link} color="primary" to="/assessments">
            {t('create.reports')}
          </Button>

          <Button color="secondary" outline href={`mailto:${email}`}>
            {t('create.contact')}
          </Button>
        </p>
      </section>
    </>
  );
}
