import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { MESSAGE_STATES } from '../../../../contract/endpoints/contact';
import type { Filter } from '../../../components/list/listTypes';
import { PageHeader } from '../../../components/PageHeader';
import { selectIsImpersonating } from '../../../state/impersonation';
import { MessageList } from './MessageList';

/** What was written to the board, for administrators: new and answered. */
export function MessagesScreen() {
  const { t } = useTranslation('contact');
  const { t: titles } = useTranslation('screens');
  const isActing = useSelector(selectIsImpersonating);
  const filters = useMemo(
    (): readonly Filter[] => [
      {
        key: 'state',
        label: t('list.state'),
        kind: 'some-of',
        choices: MESSAGE_STATES.map((value) => ({ value, label: t(`list.states.${value}`) })),
      },
    ],
    [t],
  );
  return (
    <>
      <PageHeader
        isList
        title={titles('adminmessages.title')}
        lead={t(isActing ? 'list.acting' : 'list.lead')}
      />
      {isActing ? null : <MessageList filters={filters} />}
    </>
  );
}
