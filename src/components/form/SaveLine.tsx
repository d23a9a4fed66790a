import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { useFormat } from '../../i18n/useFormat';

/** How far something typed is in safety, in what can be shown of it. */
export type SaveShown =
  | { readonly kind: 'untouched' | 'waiting' | 'saving' }
  /** At an instant. */
  | { readonly kind: 'saved'; readonly at: string }
  /** Why, in words. */
  | { readonly kind: 'failed'; readonly message: string };

interface SaveLineProps {
  readonly state: SaveShown;
  readonly onSave: () => void;
}

/** How far what was typed is in safety. Only a failure speaks up by itself. */
export function SaveLine({ state, onSave }: SaveLineProps) {
  const { t } = useTranslation('components');
  const format = useFormat();
  if (state.kind === 'failed') {
    return (
      <p className="save-line is-failed" role="alert">
        {t('save.failed', { message: state.message })}{' '}
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
