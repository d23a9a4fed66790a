import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactMessage } from '../../../../contract/endpoints/contact';
import type { Column } from '../../../components/list/listTypes';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { useFormat } from '../../../i18n/useFormat';
import { MessageText } from './MessageText';

/** Columns of the messages to the board. */
export function useMessageColumns(): readonly Column<ContactMessage>[] {
  const { t } = useTranslation('contact');
  const format = useFormat();
  return useMemo((): readonly Column<ContactMessage>[] => {
    return [
      {
        key: 'name',
        title: t('list.from'),
        cell: ({ name }) => name,
        isName: true,
        width: 9,
        grow: 1,
        sort: 'ascending',
      },
      {
        key: 'email',
        title: t('list.email'),
        cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
        width: 12,
        grow: 1,
        card: 'plain',
        sort: 'ascending',
      },
      {
        key: 'receivedAt',
        title: t('list.received'),
        cell: ({ receivedAt }) => format.instant(receivedAt),
        width: 12,
        card: 'plain',
        sort: 'descending',
      },
      {
        key: 'message',
        title: t('list.message'),
        cell: ({ id, message }) => <MessageText key={id} text={message} />,
        width: 14,
        grow: 4,
        lines: 'all',
        card: 'plain',
      },
      {
        key: 'state',
        title: t('list.state'),
        width: 7,
        grow: 1,
        card: 'plain',
        cell: ({ state, answeredAt, answeredBy }) => (
          <>
            <StatusBadge tone={state === 'new' ? 'waiting' : 'good'} label={t(`list.states.${state}`)} />
            {answeredAt === null || answeredBy === null ? null : (
              <span className="cell-note">
                {t('list.answeredBy', { name: answeredBy, at: format.instant(answeredAt) })}
              </span>
            )}
          </>
        ),
      },
    ];
  }, [t, format]);
}
