import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WaitingNumber } from '../../../../contract/endpoints/companies/list';
import { useFormat } from '../../../i18n/useFormat';

interface WaitingNumbersProps {
  readonly numbers: readonly WaitingNumber[];
}

/** The importer numbers that a company asks to register with, and the unmatched lines and money under each. */
export function WaitingNumbers({ numbers }: WaitingNumbersProps) {
  const { t } = useTranslation('companies');
  const format = useFormat();
  if (numbers.length === 0) return null;
  return (
    <>
      <h3>{t('standing.numbers')}</h3>
      <ul className="waiting-numbers">
        {numbers.map(({ importerNumber, lines, amountCollected }) => (
          <li key={importerNumber}>
            <Link to={`/admin/customs?view=unmatched&importer=${encodeURIComponent(importerNumber)}`}>
              {importerNumber}
            </Link>{' '}
            {t(lines === 0 ? 'standing.noLinesWait' : 'standing.linesWait', {
              count: lines,
              formatted: format.count(lines),
              amount: format.money(amountCollected),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
