import bookmark from 'bootstrap-icons/icons/bookmark.svg';
import check from 'bootstrap-icons/icons/check.svg';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown, DropdownItem, DropdownMenu, DropdownToggle } from 'reactstrap';
import { ConfirmDialog } from '../../dialog/ConfirmDialog';
import { Icon } from '../../Icon';
import type { ListViews } from './listViews';
import { ManageViewsDialog } from './ManageViewsDialog';
import { ViewNameDialog } from './ViewNameDialog';

type Asked = 'save' | 'update' | 'manage';

/** The person's views of a list: to show, to keep, to tend. */
export function SavedViews(views: ListViews) {
  const { saved, shown, isChanged, onShow, onSave, onUpdate } = views;
  const { t } = useTranslation('components');
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const noneId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const name = shown === null ? null : isChanged ? t('list.views.changed', { name: shown.name }) : shown.name;
  const close = () => {
    setAsked(undefined);
    button.current?.focus();
  };

  /** What had the focus vanishes with the menu: it goes back to the button. */
  function toggle(): void {
    if (isOpen && document.activeElement?.closest('.dropdown-menu') != null) button.current?.focus();
    setOpen(!isOpen);
  }

  return (
    <>
      <Dropdown isOpen={isOpen} toggle={toggle}>
        <DropdownToggle
          innerRef={button}
          tag="button"
          type="button"
          className="btn btn-outline-secondary btn-sm"
          aria-label={name === null ? undefined : t('list.views.shown', { name })}
        >
          <Icon paths={bookmark} /> <span className="saved-view-name">{name ?? t('list.views.title')}</span>
        </DropdownToggle>
        {isOpen ? (
          <DropdownMenu
            end
            strategy="fixed"
            className="saved-views-menu"
            aria-describedby={saved.length === 0 ? noneId : undefined}
          >
            {saved.length === 0 ? (
              <p id={noneId} className="dropdown-item-text text-body-secondary">
                {t('list.views.none')}
              </p>
            ) : null}
            {saved.map((view) => {
              const isShown = view.id === shown?.id && !isChanged;
              return (
                <DropdownItem
                  key={view.id}
                  aria-current={isShown ? 'true' : undefined}
                  onClick={() => {
                    onShow(view);
                  }}
                >
                  <span className="saved-view-mark">{isShown ? <Icon paths={check} /> : null}</span>
                  <span className="saved-view-name">{view.name}</span>
                  {view.isDefault ? <span className="saved-view-note">{t('list.views.opens')}</span> : null}
                </DropdownItem>
              );
            })}
            <div className="dropdown-divider" role="separator" />
            {shown !== null && isChanged ? (
              <DropdownItem
                onClick={() => {
                  setAsked('update');
                }}
              >
                {t('list.views.update', { name: shown.name })}
              </DropdownItem>
            ) : null}
            <DropdownItem
              onClick={() => {
                setAsked('save');
              }}
            >
              {t('list.views.save')}
            </DropdownItem>
            {saved.length === 0 ? null : (
              <DropdownItem
                onClick={() => {
                  setAsked('manage');
                }}
              >
                {t('list.views.manage')}
              </DropdownItem>
            )}
          </DropdownMenu>
        ) : null}
      </Dropdown>
      {asked === 'save' ? (
        <ViewNameDialog
          title={t('list.views.saveTitle')}
          lead={t('list.views.saveLead')}
          confirm={t('list.views.saveNow')}
          start={{ name: '', isDefault: false }}
          onConfirm={onSave}
          onClose={close}
        />
      ) : null}
      {asked === 'update' && shown !== null ? (
        <ConfirmDialog
          title={t('list.views.updateTitle', { name: shown.name })}
          confirm={t('list.views.updateNow')}
          onConfirm={() => onUpdate(shown)}
          onClose={close}
        >
          <p>{t('list.views.updateLead')}</p>
        </ConfirmDialog>
      ) : null}
      {asked === 'manage' ? <ManageViewsDialog {...views} onClose={close} /> : null}
    </>
  );
}
