import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { RefundDetails, RefundLine } from '../../../../contract/entities/refund';
import { formatMoney, money, sumMoney } from '../../../../domain/money';
import { useFormat } from '../../../i18n/useFormat';
import { ReviewLines } from './ReviewLines';
import type { LineReview } from './useLineReview';

interface ClaimLinesSectionProps {
  readonly claim: RefundDetails;
  readonly unit: string;
  readonly review: LineReview;
  readonly isVerifying: boolean;
  readonly onQuestion?: ((line: RefundLine) => void) | undefined;
}

/** The lines with their sums, and what is done to many of them at once. */
export function ClaimLinesSection({ claim, unit, review, isVerifying, onQuestion }: ClaimLinesSectionProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const { lines } = claim;
  const proposed = sumMoney(lines.map((line) => money(line.amountProposed)));
  const difference = money(claim.amountClaimed) - proposed;
  const exact = lines.length - review.differing;
  const verified = isVerifying ? formatMoney(review.state.verified) : claim.amountVerified;
  const sums = [
    [t('lines.collected'), claim.amountCollected],
    [t('lines.proposed'), formatMoney(proposed)],
    [t('lines.difference'), formatMoney(difference)],
    [t(isVerifying && review.state.notTicked > 0 ? 'lines.checkedSoFar' : 'lines.verified'), verified],
  ] as const;
  return (
    <section className="surface claim-lines-section" aria-labelledby="claim-lines">
      <div className="claim-lines-head">
        <h2 id="claim-lines">{t('section.lines')}</h2>
        {review.differing === 0 && !review.onlyDiffering ? null : (
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
        )}
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
        <dl className="line-sums figure">
          {sums.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount === null ? '–' : format.amount(amount)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {review.shown.length === 0 ? (
        <p>{t(lines.length === 0 ? 'pendingAtCustoms.none' : 'lines.noneDiffer')}</p>
      ) : (
        <ReviewLines
          lines={review.shown}
          unit={unit}
          review={review}
          isVerifying={isVerifying}
          onQuestion={onQuestion}
        />
      )}
    </section>
  );
}
