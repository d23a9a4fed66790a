import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ForeseenClaims } from '../../../../contract/entities/foreseenClaims';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { formatMoney, money, sumMoney } from '../../../../domain/money';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useProposeRefundQuery } from '../../../api/refunds/claims';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { GridHead } from '../GridHead';
import { LineGrid } from '../LineGrid';

interface AvailableLinesProps {
  readonly claim: ForeseenClaims['claims'][number];
}

/** The lines behind a figure, fetched when they are opened. */
export function AvailableLines({ claim }: AvailableLinesProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="how-computed"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{t('available.lines', { count: claim.lines, formatted: format.count(claim.lines) })}</summary>
      {isOpen ? <Lines claim={claim} /> : null}
    </details>
  );
}

function Lines({ claim }: AvailableLinesProps) {
  const { t } = useTranslation('refunds');
  const { t: claimTexts } = useTranslation('claim');
  const format = useFormat();
  const language = useLanguage();
  const { fiscalYear, reason } = claim;
  const { currentData, error, refetch } = useProposeRefundQuery({
    query: { fiscalYear: fiscalYear.toString(), reason },
  });
  const failure = readApiFailure(error);
  if (currentData === undefined)
    return failure === null ? (
      <SkeletonLines count={4} />
    ) : (
      <LoadFailure message={errorMessage(failure, language)} onRetry={() => void refetch()} />
    );
  const lines = currentData.lines.filter(({ amountProposed }) => amountProposed !== '0.00');
  const total = formatMoney(sumMoney(lines.map(({ amountProposed }) => money(amountProposed))));
  return (
    <>
      {total === claim.amount ? null : <p>{t('available.withLate')}</p>}
      <LineGrid
        label={t('available.linesOf', { year: fiscalYear })}
        className="available-lines"
        head={
          <GridHead
            columns={[
              { key: 'entry', title: claimTexts('lines.entry') },
              { key: 'date', title: claimTexts('lines.date') },
              { key: 'collected', title: claimTexts('lines.collected') },
              { key: 'proposed', title: t('available.amount') },
            ]}
          />
        }
        keys={lines.map(({ customsLineId }) => customsLineId)}
        rowClass={() => ''}
        row={(index) => {
          const line = lines[index];
          return line === undefined ? null : (
            <>
              <span role="cell" className="cell-entry figure">
                {formatEntryNumber(line.entryNumber)} / {line.lineNo}
              </span>
              <span role="cell" className="cell-date">
                {format.date(line.entryDate)}
              </span>
              <span role="cell" className="cell-collected figure" data-label={claimTexts('lines.collected')}>
                {format.amount(line.amountCollected)}
              </span>
              <span role="cell" className="cell-proposed figure" data-label={t('available.amount')}>
                {format.amount(line.amountProposed)}
              </span>
            </>
          );
        }}
      />
    </>
  );
}
