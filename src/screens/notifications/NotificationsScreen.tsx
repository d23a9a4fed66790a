import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter } from '../../components/list/listTypes';
import { PageHeader } from '../../components/PageHeader';
import { NotificationList } from './NotificationList';

/** Everything the reader was told, newest first; what left the screen as an alert stays readable here. */
export function NotificationsScreen() {
  const { t } = useTranslation('notifications');
  const { t: titles } = useTranslation('screens');
  const filters = useMemo(
    (): readonly Filter[] => [
      {
        key: 'unread',
        label: t('list.show'),
        kind: 'one-of',
        choices: [{ value: 'yes', label: t('list.unreadOnly') }],
      },
    ],
    [t],
  );
  return (
    <>
      <PageHeader isList title={titles('notifications.title')} lead={t('list.lead')} />
      <NotificationList filters={filters} />
    </>
  );
}
