import { useTranslation } from 'react-i18next';
import { Alert, Button } from 'reactstrap';
import type { Pasting } from './usePasting';

interface PasteNoticeProps {
  readonly pasting: Pasting;
}

/** What became of a pasted block, or what to choose before it goes over lines that are there. */
export function PasteNotice({ pasting }: PasteNoticeProps) {
  const { t } = useTranslation('reportForm');
  const { outcome, unknownKinds } = pasting;
  const press = (name: string, onClick: () => void) => (
    <Button color="secondary" outline size="sm" onClick={onClick}>
      {name}
    </Button>
  );
  return (
    <>
      {unknownKinds.length === 0 ? null : (
        <Alert color="warning" fade={false}>
          {t('grid.unknownKinds', { words: unknownKinds.slice(0, 5).join(', ') })}
        </Alert>
      )}
      {outcome?.kind === 'too-wide' ? (
        <Alert color="danger" fade={false}>
          {t('paste.tooWide')}
        </Alert>
      ) : outcome?.kind === 'asks' ? (
        <Alert color="warning" fade={false}>
          <p>{t('paste.asks', { count: outcome.over })}</p>
          <div className="pill-row">
            {press(t('paste.replace', { count: outcome.over }), pasting.replace)}
            {press(t('paste.add', { count: outcome.block.rows.length }), pasting.addBelow)}
            {press(t('paste.cancel'), pasting.dismiss)}
          </div>
        </Alert>
      ) : outcome?.kind === 'pasted' ? (
        <Alert color="info" fade={false} className="paste-notice">
          {t('paste.done', { count: outcome.count })} {press(t('paste.undo'), pasting.undo)}
        </Alert>
      ) : null}
    </>
  );
}
