import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { MailAddress } from '../../../components/MailAddress';
import { KeyFacts } from '../../../components/KeyFacts';
import { HowComputed } from '../../../components/record/HowComputed';
import { useExplain } from '../../../i18n/useExplain';
import { useFormat } from '../../../i18n/useFormat';
import { useClaimWords } from '../useClaimWords';

interface ClaimFactsProps {
  readonly claim: RefundDetails;
  /** The program's unit; empty while it is not known. */
  readonly unit: string;
  /** Facts that stand in the heading already are left out. */
  readonly isUnderBar?: boolean;
}

/** What is most worth knowing of a claim, and how its amount came about. */
export function ClaimFacts({ claim, unit, isUnderBar = false }: ClaimFactsProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const words = useClaimWords();
  const explain = useExplain(unit);
  const money = (amount: string | null): string => (amount === null ? '–' : format.money(amount));
  const due = claim.decisionDue === null ? t('facts.notBegun') : format.date(claim.decisionDue);
  const { applicant, approvals } = claim;
  const filedAt = claim.filedAt === null ? '–' : format.instant(claim.filedAt);
  return (
    <section className="surface" aria-labelledby="claim-facts">
      <h2 id="claim-facts">{t('section.facts')}</h2>
      <KeyFacts
        facts={[
          ...(isUnderBar
            ? []
            : [
                {
                  name: t('facts.claimed'),
                  value: money(claim.amountClaimed),
                  isMain: true,
                },
              ]),
          { name: t('facts.collected'), value: money(claim.amountCollected), isFigure: true },
          { name: t('facts.verified'), value: money(claim.amountVerified), isFigure: true },
          { name: t('facts.approved'), value: money(claim.amountApproved), isMain: true },
          { name: t('facts.importer'), value: claim.importerNumber, isFigure: true },
          ...(isUnderBar
            ? []
            : [
                { name: t('facts.company'), value: claim.companyName },
                { name: t('facts.reason'), value: words.reason(claim.reason) },
                { name: t('facts.year'), value: claim.fiscalYear, isFigure: true },
                {
                  name: t('facts.decisionDue'),
                  value: claim.late ? t('facts.late', { date: due }) : due,
                  isFigure: true,
                },
              ]),
          {
            name: t('facts.filed'),
            value:
              claim.filedBy === null
                ? filedAt
                : t('facts.filedBy', { at: filedAt, name: claim.filedBy.name }),
          },
          ...(claim.verifiedBy === null
            ? []
            : [{ name: t('facts.verifiedBy'), value: claim.verifiedBy.name }]),
          ...(approvals.length === 0 && claim.approvalsNeeded < 2
            ? []
            : [
                {
                  name: t('facts.approvedBy'),
                  value: [
                    ...approvals.map(({ by, at }) => `${by.name}, ${format.instant(at)}`),
                    t('facts.approvals', { given: approvals.length, needed: claim.approvalsNeeded }),
                  ].join('\n'),
                },
              ]),
          {
            name: t('facts.applicant'),
            isWide: true,
            value: (
              <>
                {`${applicant.name}, ${applicant.title}\n${applicant.phone}\n`}
                <MailAddress address={applicant.email} />
              </>
            ),
          },
          { name: t('facts.payee'), value: `${claim.payee.name}\n${claim.payee.address}`, isWide: true },
          { name: t('facts.payMethod'), value: t(`facts.${claim.payMethod}`) },
          ...(claim.splitFrom === null
            ? []
            : [{ name: t('facts.splitFrom'), value: <ClaimLinks claims={[claim.splitFrom]} /> }]),
          ...(claim.splitInto.length === 0
            ? []
            : [{ name: t('facts.splitInto'), value: <ClaimLinks claims={claim.splitInto} /> }]),
          ...(claim.certificateNumber === null
            ? []
            : [{ name: t('facts.certificate'), value: claim.certificateNumber, isFigure: true }]),
          ...(claim.explanationText === null
            ? []
            : [{ name: t('facts.explanation'), value: claim.explanationText }]),
        ]}
      />
      {claim.explanation.length === 0 ? null : (
        <HowComputed summary={t('facts.computed')} steps={explain(claim.explanation)} />
      )}
    </section>
  );
}

function ClaimLinks({ claims }: { readonly claims: RefundDetails['splitInto'] }) {
  return claims.map(({ id, number }) => (
    <Link key={id} className="d-block" to={`/refunds/details?${new URLSearchParams({ id }).toString()}`}>
      {number}
    </Link>
  ));
}
