import bell from 'bootstrap-icons/icons/bell.svg';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useListNotificationsQuery } from '../../api/notifications/list';
import { Icon } from '../../components/Icon';
import { LazyPart } from './LazyPart';
import { selectMustPoll } from '../../state/live';
import { TIMES } from '../../../contract/limits';

const loadPanel = async () =>
  (await import(/* webpackChunkName: "menus" */ './NotificationsPanel')).NotificationsPanel;

/** How many notifications wait unread; opens the list of them. Asks by itself while live messages are off. */
export function NotificationBell() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const mustPoll = useSelector(selectMustPoll);
  const { data } = useListNotificationsQuery(
    { query: { pageSize: '25' } },
    { pollingInterval: mustPoll ? TIMES.hubPollMs : 0 },
  );
  const unread = data?.unread ?? 0;
  const close = (): void => {
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className="btn-icon bell"
        aria-label={t('notifications.open', { count: unread })}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon paths={bell} />
        {unread > 0 ? <span className="bell-count">{unread > 99 ? '99+' : unread}</span> : null}
      </button>
      {isOpen ? (
        <LazyPart load={loadPanel} onLost={close}>
          {(NotificationsPanel) => <NotificationsPanel onClose={close} />}
        </LazyPart>
      ) : null}
    </>
  );
}
