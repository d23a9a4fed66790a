import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { formatMoney, money, sumMoney } from '../../../../domain/money';
import { KeyFacts } from '../../../components/KeyFacts';
import { useFormat } from '../../../i18n/useFormat';
import { ReviewLines } from './ReviewLines';
import type { LineReview } from './useLineReview';

interface ClaimLinesSectionProps {
  readonly claim: RefundDetails;
  readonly unit: string;
  readonly review: LineReview;
  readonly isVerifying: boolean;
}

/** The lines with their sums, and what is done to many of them at once. */
export function ClaimLinesSection({ claim, unit, review, isVerifying }: ClaimLinesSectionProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const { lines } = claim;
  const proposed = sumMoney(lines.map((line) => money(line.amountProposed)));
  const difference = money(claim.amountClaimed) - proposed;
  const exact = lines.length - review.differing;
  const verified = isVerifying ? formatMoney(review.state.verified) : claim.amountVerified;
  return (
    <section className="surface" aria-labelledby="claim-lines">
      <h2 id="claim-lines">{t('section.lines')}</h2>
      <KeyFacts
        facts={[
          { name: t('lines.collected'), value: format.amount(claim.amountCollected), isFigure: true },
          { name: t('lines.proposed'), value: format.amount(formatMoney(proposed)), isFigure: true },
          { name: t('lines.claimed'), value: format.amount(claim.amountClaimed), isFigure: true },
          { name: t('lines.difference'), value: format.amount(formatMoney(difference)), isFigure: true },
          {
            name: t('lines.verified'),
            value: verified === null ? '–' : format.amount(verified),
            isFigure: true,
          },
        ]}
      />
      <div className="pill-row my-3">
        <Button
          color={review.onlyDiffering ? 'primary' : 'secondary'}
          outline={!review.onlyDiffering}
          size="sm"
          aria-pressed={review.onlyDiffering}
          onClick={() => {
            review.setOnlyDiffering(!review.onlyDiffering);
          }}
        >
          {t('lines.onlyDiffering', { count: format.count(review.differing) })}
        </Button>
        {isVerifying && exact > 0 ? (
          <>
            <Button color="secondary" outline size="sm" onClick={review.tickExact}>
              {t('lines.tickExact', { count: exact })}
            </Button>
            {review.differing === 0 ? null : (
              <small>{t('lines.exactLeft', { count: review.differing })}</small>
            )}
          </>
        ) : null}
        {isVerifying ? (
          <span role="status">
            {t('lines.ticked', {
              ticked: format.count(lines.length - review.state.notTicked),
              all: format.count(lines.length),
            })}
          </span>
        ) : null}
      </div>
      {review.shown.length === 0 ? (
        <p>{t(lines.length === 0 ? 'pendingAtCustoms.none' : 'lines.noneDiffer')}</p>
      ) : (
        <ReviewLines lines={review.shown} unit={unit} review={review} isVerifying={isVerifying} />
      )}
    </section>
  );
}
