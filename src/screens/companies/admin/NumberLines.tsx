import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { parseImporterNumber } from '../../../../domain/importerNumber';
import { useFormat } from '../../../i18n/useFormat';

interface NumberLinesProps {
  readonly number: string;
  readonly lines: number;
}

/** How many entry lines came under a number, and the way to them; a covered number leads nowhere. */
export function NumberLines({ number, lines }: NumberLinesProps) {
  const { t } = useTranslation('company');
  const format = useFormat();
  const words = t('numbers.lines', { count: lines, formatted: format.count(lines) });
  if (!parseImporterNumber(number).ok) return <>{words}</>;
  const address = new URLSearchParams({ view: 'unmatched', importer: number });
  return <Link to={`/admin/customs?${address.toString()}`}>{words}</Link>;
}
