import { useTranslation } from 'react-i18next';
import type { ForeseenClaims } from '../../../../contract/entities/foreseenClaims';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useForeseeClaimsQuery } from '../../../api/refunds/claims';
import { KeyFacts } from '../../../components/KeyFacts';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { NoClaimHere } from '../create/NoClaimHere';
import { useCompanySide } from '../useCompanySide';
import { AvailableClaim } from './AvailableClaim';
import { PaymentNotice } from './PaymentNotice';
import '../refunds.scss';

/** What the company can still claim, by year and reason: how much, why, what it needs, and by when (H86). */
export function AvailableScreen() {
  const { t: titles } = useTranslation('screens');
  const side = useCompanySide();
  return (
    <>
      <PageHeader title={titles('refundsavailable.title')} lead={titles('refundsavailable.about')} />
      {side === 'company' ? <AvailableClaims /> : <NoClaimHere side={side} />}
    </>
  );
}

function AvailableClaims() {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const language = useLanguage();
  const { data, error, refetch } = useForeseeClaimsQuery(undefined);
  const failure = readApiFailure(error);
  if (data === undefined)
    return failure === null ? (
      <SkeletonLines count={8} />
    ) : (
      <LoadFailure
        message={`${t('available.failed')} ${errorMessage(failure, language)}`}
        onRetry={() => void refetch()}
      />
    );
  if (data.claims.length === 0)
    return (
      <div className="surface">
        <p className="mb-0">{t('available.none')}</p>
      </div>
    );
  return (
    <>
      <section className="surface mb-4" aria-label={t('available.total')}>
        <KeyFacts
          facts={[
            {
              name: t('available.total'),
              value: <strong className="available-total">{format.money(data.total)}</strong>,
              isFigure: true,
            },
          ]}
        />
        {hasSeveralReasons(data.claims) ? <p className="card-tile-note">{t('available.once')}</p> : null}
        <PaymentNotice />
      </section>
      {yearsOf(data.claims).map((year) => (
        <section key={year} className="surface mb-4" aria-labelledby={`available-${year}`}>
          <h2 id={`available-${year}`}>{year}</h2>
          {data.claims
            .filter(({ fiscalYear }) => fiscalYear === year)
            .map((claim) => (
              <AvailableClaim key={claim.reason} claim={claim} />
            ))}
        </section>
      ))}
    </>
  );
}

type Claims = ForeseenClaims['claims'];

const yearsOf = (claims: Claims): readonly number[] => [
  ...new Set(claims.map(({ fiscalYear }) => fiscalYear)),
];

/** The newest year comes first, so that several reasons of one year stand next to each other. */
const hasSeveralReasons = (claims: Claims): boolean => yearsOf(claims).length < claims.length;
