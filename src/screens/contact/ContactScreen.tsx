import { useTranslation } from 'react-i18next';
import { useGetProgramQuery } from '../../api/configuration/program';
import { KeyFacts } from '../../components/KeyFacts';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonLines } from '../../components/Skeleton';
import { useFormat } from '../../i18n/useFormat';
import { MessageForm } from './MessageForm';

/** How to reach the board and write to it, and the program it runs, from its own configuration. */
export function ContactScreen() {
  const { t } = useTranslation('identity');
  const { t: titles } = useTranslation('screens');
  const { t: texts } = useTranslation('contact');
  const format = useFormat();
  const { data, isError, refetch } = useGetProgramQuery(undefined);
  return (
    <>
      <PageHeader title={titles('contact.title')} lead={t('contact.lead')} />
      {isError ? <LoadFailure message={t('contact.failed')} onRetry={() => void refetch()} /> : null}
      {data === undefined ? (
        isError ? null : (
          <SkeletonLines count={6} />
        )
      ) : (
        <div className="columns">
          <section>
            <h2>{data.boardName}</h2>
            <KeyFacts
              facts={[
                { name: t('contact.address'), value: data.address },
                {
                  name: t('contact.phone'),
                  value: <a href={`tel:${data.phone.replace(/[^+\d]/g, '')}`}>{data.phone}</a>,
                },
                { name: t('contact.email'), value: <a href={`mailto:${data.email}`}>{data.email}</a> },
              ]}
            />
          </section>
          <section>
            <h2>{t('contact.programTitle')}</h2>
            <KeyFacts
              facts={[
                { name: t('contact.program'), value: data.programName },
                {
                  name: t('contact.rate'),
                  value: t('contact.rateValue', {
                    rate: `$${format.quantity(data.ratePerUnit)}`,
                    unit: data.unitName,
                    date: format.date(data.rateFrom),
                  }),
                },
                {
                  name: t('contact.exempt'),
                  value: `${format.quantity(data.exemptQuantity)} ${data.unitName}`,
                },
              ]}
            />
          </section>
        </div>
      )}
      <section className="surface mt-3" aria-labelledby="write">
        <h2 id="write">{texts('formTitle')}</h2>
        <MessageForm />
      </section>
    </>
  );
}
