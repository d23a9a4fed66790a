import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { ForeseenClaims } from '../../../contract/entities/foreseenClaims';
import { documentKindName, refundReasonName } from '../../../contract/texts/refundNames';
import { errorMessage } from '../../api/base/errorMessage';
import { readApiFailure } from '../../api/base/readApiFailure';
import { useGetHomeQuery } from '../../api/home';
import { useForeseeClaimsQuery } from '../../api/refunds/claims';
import { type Fact, KeyFacts } from '../../components/KeyFacts';
import { LoadFailure } from '../../components/LoadFailure';
import { SkeletonLines } from '../../components/Skeleton';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import { useClaimAt } from './useClaimAt';

/** What the company can still claim in every year, and what is on its way to it: nobody's refund is forgotten (H86). */
export function RefundOutlook() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const language = useLanguage();
  const { data: home } = useGetHomeQuery(undefined);
  const { data, error, refetch } = useForeseeClaimsQuery(undefined);
  const failure = readApiFailure(error);
  const totals = home?.kind === 'company' ? home.refundTotals : undefined;
  if (data === undefined && failure !== null)
    return (
      <LoadFailure
        message={`${t('outlook.failed')} ${errorMessage(failure, language)}`}
        onRetry={() => void refetch()}
      />
    );
  const facts: readonly Fact[] = [
    ...(data === undefined
      ? []
      : [
          {
            name: t('outlook.available'),
            value: <strong>{format.money(data.total)}</strong>,
            isFigure: true,
          },
        ]),
    ...(totals === undefined
      ? []
      : [
          { name: t('outlook.underReview'), value: format.money(totals.underReview), isFigure: true },
          { name: t('outlook.approved'), value: format.money(totals.approved), isFigure: true },
        ]),
  ];
  return (
    <section className="surface refund-outlook mb-4" aria-labelledby="refund-outlook">
      <h2 id="refund-outlook">{t('outlook.title')}</h2>
      {data === undefined ? (
        <SkeletonLines count={4} />
      ) : (
        <>
          <KeyFacts facts={facts} />
          {data.claims.length === 0 ? <p className="mb-0">{t('outlook.none')}</p> : null}
          <ul className="task-rows">
            {data.claims.map((claim) => (
              <ForeseenRow key={`${claim.fiscalYear} ${claim.reason}`} claim={claim} />
            ))}
          </ul>
          {data.claims.some(({ fiscalYear }, index) => data.claims[index + 1]?.fiscalYear === fiscalYear) ? (
            <p className="card-tile-note mb-0">{t('outlook.once')}</p>
          ) : null}
          {data.claims.length === 0 ? null : (
            <p className="mt-2 mb-0">
              <Link to="/refunds/available">{t('outlook.details')}</Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}

const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function ForeseenRow({ claim }: { readonly claim: ForeseenClaims['claims'][number] }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const language = useLanguage();
  const { to, hasDraft } = useClaimAt(claim);
  const reason = sentenceCase(refundReasonName(language, claim.reason));
  const evidence = claim.requiredEvidence.map((kind) => documentKindName(language, kind)).join(', ');
  const deadline =
    claim.deadline === null
      ? t('outlook.noDeadline')
      : t('outlook.by', { date: format.date(claim.deadline) });
  return (
    <li className="task-row">
      <span>
        <span>
          <strong className="figure">{format.money(claim.amount)}</strong>
          {` · ${claim.fiscalYear} · ${reason}`}
        </span>
        <span className="card-tile-note">
          {t('outlook.lines', { count: claim.lines, formatted: format.count(claim.lines) })} · {deadline} ·{' '}
          {t('outlook.needs', { evidence })}
        </span>
      </span>
      <Button
        tag={Link}
        color="primary"
        outline
        size="sm"
        to={to}
        aria-label={t(hasDraft ? 'outlook.continueOf' : 'outlook.startOf', {
          reason,
          year: claim.fiscalYear,
        })}
      >
        {t(hasDraft ? 'outlook.continue' : 'outlook.start')}
      </Button>
    </li>
  );
}
