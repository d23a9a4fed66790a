import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Notification } from '../../../contract/entities/notification';
import type { Column } from '../../components/list/listTypes';
import { StatusBadge } from '../../components/record/StatusBadge';
import { useFormat } from '../../i18n/useFormat';

/** Columns of the notifications; the text is the way to the record it is about. */
export function useNotificationColumns(onOpen: (row: Notification) => void): readonly Column<Notification>[] {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  return [
    {
      key: 'text',
      title: t('list.what'),
      isName: true,
      width: 20,
      grow: 1,
      lines: 'two',
      cell: (row) => {
        const { text, about, isRead } = row;
        const shown = isRead ? text : <strong>{text}</strong>;
        if (about === null) return shown;
        return (
          <Link
            to={about.path}
            data-row-link
            onClick={() => {
              onOpen(row);
            }}
          >
            {shown}
          </Link>
        );
      },
    },
    {
      key: 'at',
      title: t('list.when'),
      sort: 'descending',
      width: 12,
      card: 'plain',
      cell: ({ at }) => <time dateTime={at}>{format.instant(at)}</time>,
    },
    {
      key: 'state',
      title: t('list.state'),
      width: 6,
      card: 'plain',
      cell: ({ isRead, isDanger }) => (
        <StatusBadge
          tone={isRead ? 'neutral' : isDanger ? 'bad' : 'waiting'}
          label={t(isRead ? 'list.read' : 'list.unread')}
        />
      ),
    },
  ];
}
