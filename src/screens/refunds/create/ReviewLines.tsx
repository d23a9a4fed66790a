import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Table } from 'reactstrap';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { ScrollBox } from '../../../components/ScrollBox';
import { useFormat } from '../../../i18n/useFormat';
import type { ProposedLine } from './chosenLines';
import type { Amounts } from './claimForm';
import { isWireAmount } from './readAmount';

interface ReviewLinesProps {
  readonly lines: readonly ProposedLine[];
  readonly amounts: Amounts;
}

/** The claimed lines, for whoever opens them. */
export function ReviewLines({ lines, amounts }: ReviewLinesProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="how-computed"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{t('review.showLines')}</summary>
      {isOpen ? (
        <ScrollBox labelledBy="review-lines">
          <Table size="sm">
            <thead>
              <tr>
                <th scope="col">{t('lines.entry')}</th>
                <th scope="col">{t('lines.date')}</th>
                <th scope="col" className="text-end">
                  {t('lines.collected')}
                </th>
                <th scope="col" className="text-end">
                  {t('lines.claimed')}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => {
                const amount = amounts[line.customsLineId] ?? '';
                return (
                  <tr key={line.customsLineId}>
                    <td className="figure">
                      {formatEntryNumber(line.entryNumber)} {t('lines.entryLine', { line: line.lineNo })}
                    </td>
                    <td>{format.date(line.entryDate)}</td>
                    <td className="figure text-end">{format.amount(line.amountCollected)}</td>
                    <td className="figure text-end">
                      {isWireAmount(amount) ? format.amount(amount) : amount}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </ScrollBox>
      ) : null}
    </details>
  );
}
