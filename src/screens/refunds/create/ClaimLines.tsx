import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Explanation } from '../../../../contract/fields';
import { GridHead } from '../GridHead';
import { LineGrid } from '../LineGrid';
import type { ProposedLine } from './chosenLines';
import type { Amounts } from './claimForm';
import { ClaimLineRow, type LineActions } from './ClaimLineRow';

interface ClaimLinesProps {
  readonly label: string;
  readonly unit: string;
  readonly lines: readonly ProposedLine[];
  readonly amounts: Amounts;
  readonly errorOf: (line: ProposedLine) => string | undefined;
  readonly openLine: string | null;
  readonly explain: (explanation: Explanation) => readonly string[];
  readonly actions: Omit<LineActions, 'move'>;
}

/** The lines as a grid in which amounts are typed; arrows go from amount to amount. */
export function ClaimLines({
  label,
  unit,
  lines,
  amounts,
  errorOf,
  openLine,
  explain,
  actions,
}: ClaimLinesProps) {
  const { t } = useTranslation('claim');
  const [reveal, setReveal] = useState<{ readonly index: number; readonly focusId: string } | null>(null);

  function move(line: ProposedLine, by: 1 | -1): void {
    const index = lines.indexOf(line) + by;
    const target = lines[index];
    if (target !== undefined) setReveal({ index, focusId: `amount-${target.customsLineId}` });
  }

  return (
    <LineGrid
      label={label}
      className="claim-lines"
      rowHeight={36}
      head={
        <GridHead
          columns={[
            { key: 'choose', title: t('lines.chooseHead'), isHidden: true },
            { key: 'entry', title: t('lines.entry') },
            { key: 'date', title: t('lines.date') },
            { key: 'quantity', title: t('lines.quantity', { unit }) },
            { key: 'collected', title: t('lines.collected') },
            { key: 'left', title: t('lines.left') },
            { key: 'proposed', title: t('lines.proposed') },
            { key: 'claimed', title: t('lines.claimed') },
            { key: 'how', title: t('lines.howTitle'), isHidden: true },
          ]}
        />
      }
      keys={lines.map((line) => line.customsLineId)}
      rowClass={(index) => ((lines[index]?.customsLineId ?? '') in amounts ? 'is-chosen' : '')}
      row={(index) => {
        const line = lines[index];
        if (line === undefined) return null;
        return (
          <ClaimLineRow
            line={line}
            amount={amounts[line.customsLineId]}
            error={errorOf(line)}
            isOpen={openLine === line.customsLineId}
            explain={explain}
            actions={{ ...actions, move }}
          />
        );
      }}
      reveal={reveal}
    />
  );
}
