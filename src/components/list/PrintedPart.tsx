import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat';

interface PrintedPartProps {
  /** Rows from 1. */
  readonly first: number;
  readonly last: number;
  readonly total: number;
  /** Whether as many were asked for as are ever printed. */
  readonly isMost: boolean;
}

/** On paper only: which rows are there, where not all of them are, and how to get the others. */
export function PrintedPart({ first, last, total, isMost }: PrintedPartProps) {
  const { t } = useTranslation('components');
  const format = useFormat();
  if (first === 1 && last >= total) return null;
  const figures = { first: format.count(first), last: format.count(last), total: format.count(total) };
  return <p className="print-only">{t(isMost ? 'list.printedMost' : 'list.printedPage', figures)}</p>;
}
