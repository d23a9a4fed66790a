import { useTranslation } from 'react-i18next';
import { parseEntryNumber } from '../../../../domain/entryNumber';

interface CheckDigitNoteProps {
  readonly entryNumber: string;
}

/** Warns of an entry number whose last digit does not follow from the others. */
export function CheckDigitNote({ entryNumber }: CheckDigitNoteProps) {
  const { t } = useTranslation('customsImporters');
  const read = parseEntryNumber(entryNumber);
  if (read.ok || read.failure.kind !== 'bad-check-digit') return null;
  return <p className="alert alert-warning">{t('digit.expected', { digit: read.failure.expected })}</p>;
}
