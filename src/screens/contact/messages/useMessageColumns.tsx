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
      { key: 'name', title: t('list.from'), cell: ({ name }) => name, isName: true, sort: 'ascending' },
      {
        key: 'email',
        title: t('list.email'),
        cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
        sort: 'ascending',
      },
      {
        key: 'receivedAt',
        title: t('list.received'),
        isWhole: true,
        cell: ({ receivedAt }) => format.instant(receivedAt),
        sort: 'descending',
      },
      { key: 'message', title: t('list.message'), cell: ({ message }) => <MessageText text={message} /> },
      {
        key: 'state',
        title: t('list.state'),
        cell: ({ state, answeredAt, answeredBy }) => (
          <>
            <StatusBadge tone={state === 'new' ? 'waiting' : 'good'} label={t(`list.states.${state}`)} />
            {answeredAt === null || answeredBy === null ? null : (
              <div className="text-body-secondary small">
                {t('list.answeredBy', { name: answeredBy, at: format.instant(answeredAt) })}
              </div>
            )}
          </>
        ),
      },
    ];
  }, [t, format]);
}
