import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import type { BatchOutcome } from '../../../../contract/entities/customsImporter';
import { useFormat } from '../../../i18n/useFormat';
import { outcomeFigures } from './outcomeFigures';

interface OutcomeCountsProps {
  readonly batch: CustomsBatch;
  readonly outcome: BatchOutcome;
  /** Gets the focus, and with it comes into view, once it is there. */
  readonly isNews: boolean;
}

/** What the file's rows have become: new, changed, the same as before, and what deserves a look of them. */
export function OutcomeCounts({ batch, outcome, isNews }: OutcomeCountsProps) {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const { first, corrections } = outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <section aria-labelledby="outcome">
      <h2 id="outcome" ref={heading} tabIndex={-1}>
        {t('outcome.title')}
      </h2>
      <dl className="batch-counts">
        {outcomeFigures(batch, outcome).map(({ key, count, path, isBad }) => (
          <div key={key} className={`batch-count ${isBad === true && count > 0 ? 'is-bad' : ''}`}>
            <dt>{t(`outcome.${key}`)}</dt>
            <dd className="figure">
              {count === 0 ? format.count(count) : <Link to={path}>{format.count(count)}</Link>}
            </dd>
          </div>
        ))}
        <div className="batch-count">
          <dt>{t('outcome.collected')}</dt>
          <dd className="figure">{format.money(first.amountCollected)}</dd>
        </div>
        {corrections.lines === 0 ? null : (
          <div className="batch-count">
            <dt>{t('outcome.corrected')}</dt>
            <dd className="figure">{format.money(corrections.amountCollected)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
