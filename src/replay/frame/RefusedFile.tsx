import { useTranslation } from 'react-i18next';
import { logProblemText } from '../../actionLog/logProblem';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import { MOST_BYTES, type Refusal } from '../log/openedLog';

interface RefusedFileProps {
  readonly fileName: string;
  readonly refusal: Refusal;
  readonly hasOther: boolean;
}

/** Why a file could not be opened, and what to do. */
export function RefusedFile({ fileName, refusal, hasOther }: RefusedFileProps) {
  const { t } = useTranslation('replay');
  const format = useFormat();
  const language = useLanguage();
  const why =
    refusal.kind === 'unreadable'
      ? t('refused.unreadable')
      : refusal.kind === 'too-large'
        ? t('refused.too-large', { limit: format.bytes(MOST_BYTES) })
        : logProblemText(refusal, language);
  return (
    <div className="alert alert-danger replay-refused" role="alert">
      <strong>{t('refused.title', { name: fileName })}</strong> {why} {hasOther ? t('refused.kept') : null}
    </div>
  );
}
