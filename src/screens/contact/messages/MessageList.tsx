import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { listContactMessages, type ContactMessage } from '../../../../contract/endpoints/contact';
import { escapeHtml } from '../../../../contract/texts/sentence';
import { errorMessage } from '../../../api/base/errorMessage';
import { useListContactMessagesQuery, useMarkContactMessageMutation } from '../../../api/contact';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { DataList } from '../../../components/list/DataList';
import type { Filter, RowAction } from '../../../components/list/listTypes';
import { useLanguage } from '../../../i18n/useFormat';
import { ListExport } from '../../../lists/ListExport';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { alertRaised } from '../../../state/alerts';
import { useMessageColumns } from './useMessageColumns';

interface MessageListProps {
  readonly filters: readonly Filter[];
}

/** Messages, the newest first; each is marked where it stands. */
export function MessageList({ filters }: MessageListProps) {
  const { t } = useTranslation('contact');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const dispatch = useDispatch();
  const columns = useMessageColumns();
  const [mark] = useMarkContactMessageMutation();
  const { query, list } = useListScreen('messages', listContactMessages.query, filters);
  const answer = useListAnswer(
    // Nothing tells a browser that a message has come in: each visit asks again.
    useListContactMessagesQuery({ query }, { refetchOnMountOrArgChange: true }),
    t('list.failed'),
  );

  async function note({ id, name }: ContactMessage, state: ContactMessage['state']): Promise<void> {
    const failure = readApiFailure((await mark({ params: { id }, body: { state } })).error);
    const message = t(state === 'answered' ? 'list.nowAnswered' : 'list.nowNew', { name });
    dispatch(
      failure === null
        ? alertRaised(escapeHtml(message), 'success')
        : alertRaised(escapeHtml(errorMessage(failure, language)), 'danger'),
    );
  }

  const actions = (row: ContactMessage): readonly RowAction[] => {
    const next = row.state === 'new' ? 'answered' : 'new';
    return [
      {
        key: 'mark',
        label: t(next === 'answered' ? 'list.markAnswered' : 'list.markNew'),
        run: () => void note(row, next),
      },
    ];
  };
  return (
    <DataList
      {...list}
      tools={<ListExport list="messages" query={query} />}
      {...answer}
      name={titles('adminmessages.title')}
      columns={columns}
      rowId={({ id }) => id}
      rowActions={actions}
      searchHint={t('list.search')}
      empty={{ title: titles('adminmessages.title'), text: t('list.empty') }}
    />
  );
}
