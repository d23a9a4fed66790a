import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Table } from 'reactstrap';
import type { ImporterAssignment } from '../../../../contract/entities/customsImporter';
import { ScrollBox } from '../../../components/ScrollBox';
import { useFormat } from '../../../i18n/useFormat';

interface YearTableProps {
  readonly moves: Pick<ImporterAssignment, 'lines' | 'amountCollected' | 'years'>;
}

/** The lines and the money that move, fiscal year by fiscal year. */
export function YearTable({ moves }: YearTableProps) {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const id = useId();
  if (moves.lines === 0) return null;
  return (
    <ScrollBox labelledBy={id}>
      <Table size="sm">
        <caption id={id} className="year-caption">
          {t('assign.years')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('assign.year')}</th>
            <th scope="col" className="figure-cell">
              {t('assign.lines')}
            </th>
            <th scope="col" className="figure-cell">
              {t('assign.collected')}
            </th>
          </tr>
        </thead>
        <tbody>
          {moves.years.map(({ fiscalYear, lines, amountCollected }) => (
            <tr key={fiscalYear}>
              <th scope="row">{fiscalYear}</th>
              <td className="figure-cell">{format.count(lines)}</td>
              <td className="figure-cell">{format.amount(amountCollected)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('assign.total')}</th>
            <td className="figure-cell">{format.count(moves.lines)}</td>
            <td className="figure-cell">{format.amount(moves.amountCollected)}</td>
          </tr>
        </tfoot>
      </Table>
    </ScrollBox>
  );
}
