import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { errorMessage } from '../../../api/errorMessage';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import type { SaveState } from './claimSaver';

interface SaveLineProps {
  readonly state: SaveState;
  readonly onSave: () => void;
}

/** How far what was typed is in safety. Only a failure speaks up by itself. */
export function SaveLine({ state, onSave }: SaveLineProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const language = useLanguage();
  if (state.kind === 'failed') {
    return (
      <p className="save-line is-failed" role="alert">
        {t('save.failed', { message: errorMessage(state.failure, language) })}{' '}
        <Button color="secondary" outline size="sm" onClick={onSave}>
          {t('save.again')}
        </Button>
      </p>
    );
  }
  return (
    <p className="save-line">
      {state.kind === 'saved'
        ? t('save.saved', { at: format.time(Date.parse(state.at)) })
        : t(`save.${state.kind}`)}
    </p>
  );
}
