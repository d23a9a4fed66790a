import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ExemptionDetails } from '../../../../contract/entities/exemption';
import { type Fact, KeyFacts } from '../../../components/KeyFacts';
import { useFormat } from '../../../i18n/useFormat';
import { claimFacts } from '../claimFacts';
import { DecisionClock } from '../../../components/columns/DecisionClock';

interface ExemptionFactsProps {
  readonly of: ExemptionDetails;
}

/** What is claimed and by whom, the board's clock, and the certificate with its days. */
export function ExemptionFacts({ of }: ExemptionFactsProps) {
  const { t } = useTranslation('exemption');
  const { t: shared } = useTranslation('exemptions');
  const format = useFormat();
  const certificate: Fact[] =
    of.certificateNumber === null
      ? []
      : [
          { name: shared('certificate'), value: of.certificateNumber, isFigure: true },
          { name: shared('validFrom'), value: of.validFrom === null ? '–' : format.date(of.validFrom) },
          { name: shared('validTo'), value: of.validTo === null ? '–' : format.date(of.validTo) },
          ...(of.revokedFrom === null
            ? []
            : [{ name: t('facts.revokedFrom'), value: format.date(of.revokedFrom) }]),
          ...(of.renewalOpens === null || of.status !== 'Approved'
            ? []
            : [{ name: t('facts.renewalOpens'), value: format.date(of.renewalOpens) }]),
        ];
  const people: Fact[] = [
    { name: t('facts.filedBy'), value: of.filedBy?.name ?? '–' },
    ...(of.takenUpBy === null ? [] : [{ name: t('facts.takenUpBy'), value: of.takenUpBy.name }]),
    ...(of.decidedBy === null
      ? []
      : [
          {
            name: t('facts.decidedBy'),
            value: `${of.decidedBy.name}${of.decidedAt === null ? '' : ` · ${format.instant(of.decidedAt)}`}`,
          },
        ]),
  ];
  const pauses = of.pauses.map(({ from, until }) =>
    until === null
      ? t('clock.pauseOpen', { from: format.date(from) })
      : t('clock.pause', { from: format.date(from), until: format.date(until) }),
  );
  return (
    <>
      <section className="surface" aria-labelledby="exemption-claim">
        <h2 id="exemption-claim">{t('facts.claim')}</h2>
        {of.claim === null ? (
          <p>{t('facts.noClaim')}</p>
        ) : (
          <KeyFacts facts={claimFacts(of.claim, of.unit, format, t)} />
        )}
        {of.records.length === 0 ? null : (
          <ul className="exemption-records" aria-label={t('facts.records')}>
            {of.records.map(({ fiscalYear, quantity }) => (
              <li key={fiscalYear}>
                {t('figures.record', {
                  year: fiscalYear,
                  quantity: `${format.quantity(quantity)} ${of.unit}`,
                })}
              </li>
            ))}
          </ul>
        )}
        {of.applicant === null ? null : (
          <p className="mt-3 mb-0">
            {t('facts.applicant', { name: of.applicant.name, title: of.applicant.title })} ·{' '}
            {of.applicant.phone} · {of.applicant.email}
          </p>
        )}
      </section>
      <section className="surface" aria-labelledby="exemption-standing">
        <h2 id="exemption-standing">{t('facts.standing')}</h2>
        <KeyFacts
          facts={[
            {
              name: shared('submittedAt'),
              value: of.submittedAt === null ? '–' : format.instant(of.submittedAt),
            },
            { name: shared('decisionDue'), value: <DecisionClock of={of} /> },
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
        {of.renews === null ? null : (
          <p className="mb-0">
            {t('facts.renews')} <Link to={`?id=${of.renews.id}`}>{of.renews.number}</Link>
          </p>
        )}
        {of.renewedBy === null ? null : (
          <p className="mb-0">
            {t('facts.renewedBy')} <Link to={`?id=${of.renewedBy.id}`}>{of.renewedBy.number}</Link>
          </p>
        )}
      </section>
    </>
  );
}
