import x from 'bootstrap-icons/icons/x-lg.svg';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { useListNotificationsQuery, useReadNotificationsMutation } from '../../api/notifications/list';
import { Icon } from '../../components/Icon';
import { useFormat } from '../../i18n/useFormat';
import { pathOf } from '../../routing/routes';

interface NotificationsPanelProps {
  readonly onClose: () => void;
}

/** The reader's notifications, newest first; every alert stays readable here. */
export function NotificationsPanel({ onClose }: NotificationsPanelProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const dialog = useRef<HTMLDialogElement>(null);
  const { data, isError, refetch } = useListNotificationsQuery({ query: { pageSize: '25' } });
  const [read] = useReadNotificationsMutation();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = (): void => dialog.current?.close();
  return (
    <dialog ref={dialog} className="panel" aria-labelledby="notifications-title" onClose={onClose}>
      <div className="panel-head">
        <h2 id="notifications-title">{t('notifications.title')}</h2>
        {data !== undefined && data.unread > 0 ? (
          <Button color="link" size="sm" onClick={() => void read({ body: { ids: null } })}>
            {t('notifications.readAll')}
          </Button>
        ) : null}
        <button type="button" className="btn-icon ms-auto" aria-label={t('alerts.dismiss')} onClick={close}>
          <Icon paths={x} />
        </button>
      </div>
      {isError ? (
        <p className="panel-empty">
          {t('notifications.failed')}{' '}
          <Button color="secondary" outline size="sm" onClick={() => void refetch()}>
            {t('notifications.retry')}
          </Button>
        </p>
      ) : null}
      {data?.rows.length === 0 ? <p className="panel-empty">{t('notifications.none')}</p> : null}
      <ul className="panel-list">
        {data?.rows.map(({ id, at, text, isRead, isDanger, about }) => (
          <li key={id} className={isRead ? 'notice' : 'notice is-unread'}>
            {isRead ? null : <span className="visually-hidden">{t('notifications.unread')}: </span>}
            {about === null ? (
              <span className={isDanger ? 'text-danger-emphasis' : undefined}>{text}</span>
            ) : (
              <Link
                to={about.path}
                onClick={() => {
                  if (!isRead) void read({ body: { ids: [id] } });
                  close();
                }}
              >
                {text}
              </Link>
            )}
            <time dateTime={at}>{format.instant(at)}</time>
          </li>
        ))}
      </ul>
      <p className="panel-foot">
        <Link to={pathOf('notifications')} onClick={close}>
          {t('notifications.all')}
        </Link>
      </p>
    </dialog>
  );
}
