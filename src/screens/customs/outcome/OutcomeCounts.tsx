import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import type { BatchOutcome } from '../../../../contract/entities/customsImporter';
import { useFormat } from '../../../i18n/useFormat';
import { goToRows } from '../batch/goToRows';
import { CountLine } from '../CountLine';
import { outcomeFigures } from './outcomeFigures';

interface OutcomeCountsProps {
  readonly batch: CustomsBatch;
  readonly outcome: BatchOutcome;
  /** Gets the focus, and with it comes into view, once it is there. */
  readonly isNews: boolean;
}

/** What the file's rows have become: new, changed, the same as before, and what deserves a look of them, as far as there is any. */
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
      <CountLine
        counts={[
          ...outcomeFigures(batch, outcome).map(({ key, count, path, isBad, isHere }) => ({
            key,
            name: t(`outcome.${key}`),
            value: format.count(count),
            isBad,
            ...(count === 0 ? {} : { to: path }),
            ...(isHere === true ? { onGo: goToRows } : {}),
          })),
          { key: 'collected', name: t('outcome.collected'), value: format.money(first.amountCollected) },
          ...(corrections.lines === 0
            ? []
            : [
                {
                  key: 'corrected',
                  name: t('outcome.corrected'),
                  value: format.money(corrections.amountCollected),
                },
              ]),
        ]}
      />
    </section>
  );
}
