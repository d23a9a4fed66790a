import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Explanation } from '../../../../contract/fields';
import type { ProposedLine } from './chosenLines';
import type { Amounts } from './claimForm';
import { ClaimLineRow, type LineDeeds } from './ClaimLineRow';

interface ClaimLinesProps {
  readonly label: string;
  readonly unit: string;
  readonly lines: readonly ProposedLine[];
  readonly amounts: Amounts;
  readonly errorOf: (line: ProposedLine) => string | undefined;
  readonly openLine: string | null;
  readonly explain: (explanation: Explanation) => readonly string[];
  readonly deeds: Omit<LineDeeds, 'move'>;
}

const ROW_HEIGHT = 52;

/**
 * The lines as a grid in which amounts are typed. Only the rows in view are on the page, so that 2,000 lines are as quick as
 * twenty; the count and each row's place are told to those who listen.
 */
export function ClaimLines({
  label,
  unit,
  lines,
  amounts,
  errorOf,
  openLine,
  explain,
  deeds,
}: ClaimLinesProps) {
  const { t } = useTranslation('claim');
  const box = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions are called here and handed to nobody
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => lines[index]?.customsLineId ?? index,
    overscan: 8,
  });

  function move(line: ProposedLine, by: 1 | -1): void {
    const next = lines.indexOf(line) + by;
    const target = lines[next];
    if (target === undefined) return;
    rows.scrollToIndex(next);
    requestAnimationFrame(() => document.getElementById(`amount-${target.customsLineId}`)?.focus());
  }

  return (
    <div
      className="claim-lines"
      role="table"
      aria-label={label}
      aria-rowcount={lines.length + 1}
      ref={box}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      <div role="rowgroup" className="claim-lines-head">
        <div role="row" aria-rowindex={1} className="claim-line">
          <span role="columnheader" className="cell-choose">
            <span className="visually-hidden">{t('lines.chosen', { count: '' })}</span>
          </span>
          <span role="columnheader" className="cell-entry">
            {t('lines.entry')}
          </span>
          <span role="columnheader" className="cell-date">
            {t('lines.date')}
          </span>
          <span role="columnheader" className="cell-quantity">
            {t('lines.quantity', { unit })}
          </span>
          <span role="columnheader" className="cell-collected">
            {t('lines.collected')}
          </span>
          <span role="columnheader" className="cell-left">
            {t('lines.left')}
          </span>
          <span role="columnheader" className="cell-proposed">
            {t('lines.proposed')}
          </span>
          <span role="columnheader" className="cell-claimed">
            {t('lines.claimed')}
          </span>
          <span role="columnheader" className="cell-how">
            <span className="visually-hidden">{t('lines.howTitle')}</span>
          </span>
        </div>
      </div>
      <div role="rowgroup" className="claim-lines-body" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const line = lines[row.index];
          if (line === undefined) return null;
          return (
            <div
              key={row.key}
              ref={rows.measureElement}
              data-index={row.index}
              role="row"
              aria-rowindex={row.index + 2}
              className={`claim-line ${line.customsLineId in amounts ? 'is-chosen' : ''}`}
              style={{ transform: `translateY(${row.start}px)` }}
            >
              <ClaimLineRow
                line={line}
                amount={amounts[line.customsLineId]}
                error={errorOf(line)}
                isOpen={openLine === line.customsLineId}
                explain={explain}
                deeds={{ ...deeds, move }}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
