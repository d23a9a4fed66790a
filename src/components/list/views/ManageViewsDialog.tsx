import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { ConfirmDialog } from '../../dialog/ConfirmDialog';
import { Dialog } from '../../dialog/Dialog';
import type { ListView, ListViews } from './listViews';
import { ViewNameDialog } from './ViewNameDialog';

interface ManageViewsDialogProps extends Pick<ListViews, 'saved' | 'onRename' | 'onRemove'> {
  readonly onClose: () => void;
}

/** Every view the person keeps of the list, to rename, to open the list with, or to remove. */
export function ManageViewsDialog({ saved, onRename, onRemove, onClose }: ManageViewsDialogProps) {
  const { t } = useTranslation('components');
  const [renamed, setRenamed] = useState<ListView>();
  const [removed, setRemoved] = useState<ListView>();
  if (renamed !== undefined)
    return (
      <ViewNameDialog
        title={t('list.views.renameTitle', { name: renamed.name })}
        confirm={t('list.views.renameNow')}
        start={renamed}
        onConfirm={(name, isDefault) => onRename(renamed, name, isDefault)}
        onClose={() => {
          setRenamed(undefined);
        }}
      />
    );
  if (removed !== undefined)
    return (
      <ConfirmDialog
        title={t('list.views.removeTitle', { name: removed.name })}
        confirm={t('list.views.removeNow')}
        color="danger"
        onConfirm={() => onRemove(removed)}
        onClose={() => {
          setRemoved(undefined);
        }}
      >
        <p>{t('list.views.removeLead')}</p>
      </ConfirmDialog>
    );
  return (
    <Dialog title={t('list.views.manageTitle')} onClose={onClose}>
      {saved.length === 0 ? <p>{t('list.views.none')}</p> : null}
      <ul className="saved-views">
        {saved.map((view) => (
          <li key={view.id}>
            <span className="saved-view-name">
              {view.name}
              {view.isDefault ? <span className="saved-view-note">{t('list.views.opens')}</span> : null}
            </span>
            <span className="saved-view-actions">
              <Button
                color="secondary"
                outline
                size="sm"
                aria-label={t('list.views.editNamed', { name: view.name })}
                onClick={() => {
                  setRenamed(view);
                }}
              >
                {t('list.views.edit')}
              </Button>
              <Button
                color="danger"
                outline
                size="sm"
                aria-label={t('list.views.removeNamed', { name: view.name })}
                onClick={() => {
                  setRemoved(view);
                }}
              >
                {t('list.views.remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <div className="dialog-buttons">
        <Button color="primary" onClick={onClose}>
          {t('list.views.close')}
        </Button>
      </div>
    </Dialog>
  );
}
