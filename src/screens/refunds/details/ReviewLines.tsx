import { useTranslation } from 'react-i18next';
import type { RefundLine } from '../../../../contract/entities/refund';
import { useExplain } from '../../../i18n/useExplain';
import { GridHead } from '../GridHead';
import { PageLineGrid } from '../PageLineGrid';
import { ReviewLineRow } from './ReviewLineRow';
import type { LineReview } from './useLineReview';

interface ReviewLinesProps {
  readonly lines: readonly RefundLine[];
  readonly unit: string;
  readonly review: LineReview;
  /** Amounts are being verified: ticks and fields stand beside the figures. */
  readonly isVerifying: boolean;
  readonly onQuestion?: ((line: RefundLine) => void) | undefined;
}

/** The lines claimed beside what Customs collected and what the records give, with the difference. */
export function ReviewLines({ lines, unit, review, isVerifying, onQuestion }: ReviewLinesProps) {
  const { t } = useTranslation('refund');
  const explain = useExplain(unit);
  return (
    <PageLineGrid
      label={t('lines.label')}
      className={isVerifying ? 'review-lines is-verifying' : 'review-lines'}
      head={
        <GridHead
          columns={[
            ...(isVerifying ? [{ key: 'choose', title: t('lines.tick') }] : []),
            { key: 'entry', title: t('lines.entry') },
            { key: 'date', title: t('lines.date') },
            { key: 'quantity', title: t('lines.quantity', { unit }) },
            { key: 'collected', title: t('lines.collected') },
            { key: 'left', title: t('lines.refunded') },
            { key: 'proposed', title: t('lines.proposed') },
            { key: 'claimed', title: t('lines.claimed') },
            { key: 'difference', title: t('lines.difference') },
            { key: 'verified', title: t('lines.verified') },
            { key: 'how', title: t('lines.how'), isHidden: true },
          ]}
        />
      }
      keys={lines.map(({ id }) => id)}
      rowClass={(index) => (review.cursor === index ? 'is-cursor' : '')}
      row={(index) => {
        const line = lines[index];
        if (line === undefined) return null;
        return (
          <ReviewLineRow
            line={line}
            review={review}
            isVerifying={isVerifying}
            explain={explain}
            onQuestion={onQuestion}
            onFocus={() => {
              review.setCursor(index);
            }}
          />
        );
      }}
      reveal={review.reveal}
    />
  );
}
