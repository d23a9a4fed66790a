import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from 'reactstrap';
import { listNotifications } from '../../../contract/endpoints/notifications/list';
import type { Notification } from '../../../contract/entities/notification';
import { useListNotificationsQuery, useReadNotificationsMutation } from '../../api/notifications/list';
import { DataList } from '../../components/list/DataList';
import type { Filter, RowAction } from '../../components/list/listTypes';
import { useListAnswer } from '../../lists/useListAnswer';
import { useListScreen } from '../../lists/useListScreen';
import { useNotificationColumns } from './useNotificationColumns';

interface NotificationListProps {
  readonly filters: readonly Filter[];
}

/** The reader's notifications. Opening one marks it as read. */
export function NotificationList({ filters }: NotificationListProps) {
  const { t } = useTranslation('notifications');
  const { t: titles } = useTranslation('screens');
  const navigate = useNavigate();
  const [read, { isLoading }] = useReadNotificationsMutation();
  const { query, list } = useListScreen('notifications', listNotifications.query, filters);
  const asked = useListNotificationsQuery({ query });
  const answer = useListAnswer(asked, t('list.failed'));
  const markRead = ({ id, isRead }: Notification): void => {
    if (!isRead) void read({ body: { ids: [id] } });
  };
  const columns = useNotificationColumns(markRead);

  const actions = (row: Notification): readonly RowAction[] => {
    const { about } = row;
    const open: readonly RowAction[] =
      about === null
        ? []
        : [
            {
              key: 'open',
              label: t('list.open'),
              run: () => {
                markRead(row);
                void navigate(about.path);
              },
            },
          ];
    return row.isRead
      ? open
      : [
          ...open,
          {
            key: 'read',
            label: t('list.markRead'),
            run: () => {
              markRead(row);
            },
          },
        ];
  };
  const unread = asked.data?.unread ?? 0;
  return (
    <DataList
      {...list}
      {...answer}
      name={titles('notifications.title')}
      columns={columns}
      rowId={({ id }) => id}
      rowActions={actions}
      action={
        unread === 0 ? null : (
          <Button
            color="secondary"
            outline
            size="sm"
            disabled={isLoading}
            onClick={() => void read({ body: { ids: null } })}
          >
            {t('list.markAll', { count: unread })}
          </Button>
        )
      }
      empty={{ title: t('list.emptyTitle'), text: t('list.empty') }}
    />
  );
}
