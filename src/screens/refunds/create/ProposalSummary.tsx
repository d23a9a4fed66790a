import { useTranslation } from 'react-i18next';
import type { RefundProposal } from '../../../../contract/entities/refund';
import { HowComputed } from '../../../components/record/HowComputed';
import { KeyFacts } from '../../../components/KeyFacts';
import { useExplain } from '../../../i18n/useExplain';
import { useFormat } from '../../../i18n/useFormat';
import { EarlierClaims } from './EarlierClaims';

interface ProposalSummaryProps {
  readonly proposal: RefundProposal;
  /** In one row, above the lines. */
  readonly isShort?: boolean;
}

/** What the board's records give for the year and reason as a whole, and how that came about. */
export function ProposalSummary({ proposal, isShort = false }: ProposalSummaryProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const explain = useExplain(proposal.unit);
  const { deadline } = proposal;
  const quantity = (text: string): string => `${format.quantity(text)}\u00a0${proposal.unit}`;
  const isByQuantity = proposal.reason === 'FIRST_QUANTITY' || proposal.reason === 'SMALL_IMPORTER';
  return (
    <section
      className={`surface proposal-summary ${isShort ? 'is-short' : ''}`}
      aria-labelledby="proposal-summary"
    >
      <h2 id="proposal-summary" className={isShort ? 'visually-hidden' : ''}>
        {t('summary.title')}
      </h2>
      <KeyFacts
        facts={[
          ...(isByQuantity
            ? [
                { name: t('summary.exempt'), value: quantity(proposal.exemptQuantity), isFigure: true },
                ...(isShort
                  ? []
                  : [
                      {
                        name: t('summary.used'),
                        value: quantity(proposal.exemptUsedElsewhere),
                        isFigure: true,
                      },
                    ]),
              ]
            : []),
          { name: t('summary.collected'), value: format.money(proposal.totalCollected), isFigure: true },
          {
            name: t('summary.proposed'),
            value: format.money(proposal.totalProposed),
            isMain: true,
          },
          {
            name: t('summary.deadline'),
            value: deadline === null ? t('summary.noDeadline') : format.date(deadline),
            isFigure: true,
          },
        ]}
      />
      {proposal.isLate && deadline !== null ? (
        <p className="alert alert-warning mt-3 mb-0">{t('summary.late', { date: format.date(deadline) })}</p>
      ) : null}
      {proposal.totalProposed === '0.00' ? <p className="mt-3 mb-0">{t('summary.nothing')}</p> : null}
      <HowComputed summary={t('summary.computed')} steps={explain(proposal.explanation)}>
        <EarlierClaims claims={proposal.earlierClaims ?? []} />
      </HowComputed>
    </section>
  );
}
