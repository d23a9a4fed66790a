import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ExemptionDetails } from '../../../../contract/entities/exemption';
import { type Fact, KeyFacts } from '../../../components/KeyFacts';
import { useFormat } from '../../../i18n/useFormat';
import { claimFacts } from '../claimFacts';
import { DecisionClock } from '../../../components/columns/DecisionClock';

interface ExemptionFactsProps {
  readonly exemption: ExemptionDetails;
}

/** What is claimed and by whom, the board's clock, and the certificate with its days. */
export function ExemptionFacts({ exemption }: ExemptionFactsProps) {
  const { t } = useTranslation('exemption');
  const { t: shared } = useTranslation('exemptions');
  const format = useFormat();
  const certificate: Fact[] =
    exemption.certificateNumber === null
      ? []
      : [
          { name: shared('certificate'), value: exemption.certificateNumber, isFigure: true },
          {
            name: shared('validFrom'),
            value: exemption.validFrom === null ? '–' : format.date(exemption.validFrom),
          },
          {
            name: shared('validTo'),
            value: exemption.validTo === null ? '–' : format.date(exemption.validTo),
          },
          ...(exemption.revokedFrom === null
            ? []
            : [{ name: t('facts.revokedFrom'), value: format.date(exemption.revokedFrom) }]),
          ...(exemption.renewalOpens === null || exemption.status !== 'Approved'
            ? []
            : [{ name: t('facts.renewalOpens'), value: format.date(exemption.renewalOpens) }]),
        ];
  const people: Fact[] = [
    { name: t('facts.filedBy'), value: exemption.filedBy?.name ?? '–' },
    ...(exemption.takenUpBy === null
      ? []
      : [{ name: t('facts.takenUpBy'), value: exemption.takenUpBy.name }]),
    ...(exemption.decidedBy === null
      ? []
      : [
          {
            name: t('facts.decidedBy'),
            value: `${exemption.decidedBy.name}${exemption.decidedAt === null ? '' : ` · ${format.instant(exemption.decidedAt)}`}`,
          },
        ]),
  ];
  const pauses = exemption.pauses.map(({ from, until }) =>
    until === null
      ? t('clock.pauseOpen', { from: format.date(from) })
      : t('clock.pause', { from: format.date(from), until: format.date(until) }),
  );
  return (
    <>
      <section className="surface" aria-labelledby="exemption-claim">
        <h2 id="exemption-claim">{t('facts.claim')}</h2>
        {exemption.claim === null ? (
          <p>{t('facts.noClaim')}</p>
        ) : (
          <KeyFacts facts={claimFacts(exemption.claim, exemption.unit, format, t)} />
        )}
        {exemption.records.length === 0 ? null : (
          <ul className="exemption-records" aria-label={t('facts.records')}>
            {exemption.records.map(({ fiscalYear, quantity }) => (
              <li key={fiscalYear}>
                {t('figures.record', {
                  year: fiscalYear,
                  quantity: `${format.quantity(quantity)} ${exemption.unit}`,
                })}
              </li>
            ))}
          </ul>
        )}
        {exemption.applicant === null ? null : (
          <p className="mt-3 mb-0">
            {t('facts.applicant', { name: exemption.applicant.name, title: exemption.applicant.title })} ·{' '}
            {exemption.applicant.phone} · {exemption.applicant.email}
          </p>
        )}
      </section>
      <section className="surface" aria-labelledby="exemption-standing">
        <h2 id="exemption-standing">{t('facts.standing')}</h2>
        <KeyFacts
          facts={[
            {
              name: shared('submittedAt'),
              value: exemption.submittedAt === null ? '–' : format.instant(exemption.submittedAt),
            },
            { name: shared('decisionDue'), value: <DecisionClock exemption={exemption} /> },
            ...people,
            ...certificate,
          ]}
        />
        {pauses.length === 0 ? null : (
          <ul aria-label={t('clock.pauses')}>
            {pauses.map((pause) => (
              <li key={pause}>{pause}</li>
            ))}
          </ul>
        )}
        {exemption.renews === null ? null : (
          <p className="mb-0">
            {t('facts.renews')} <Link to={`?id=${exemption.renews.id}`}>{exemption.renews.number}</Link>
          </p>
        )}
        {exemption.renewedBy === null ? null : (
          <p className="mb-0">
            {t('facts.renewedBy')}{' '}
            <Link to={`?id=${exemption.renewedBy.id}`}>{exemption.renewedBy.number}</Link>
          </p>
        )}
      </section>
    </>
  );
}
