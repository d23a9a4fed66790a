import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { useEndOwnSessionsMutation, useListOwnSessionsQuery } from '../../../api/account/account';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { signOut } from '../../../api/identity/signOut';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { SessionRow } from './SessionRow';

type Ending = 'others' | 'all' | { readonly id: string; readonly device: string };

/** Where one is signed in: each device can be signed out, the others together, or all of them. */
export function SessionsSection() {
  const { t } = useTranslation('ownSignIn');
  const language = useLanguage();
  const dispatch = useApiDispatch();
  const {
    data: sessions,
    error,
    refetch,
  } = useListOwnSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [end] = useEndOwnSessionsMutation();
  const [ending, setEnding] = useState<Ending>();
  const failure = readApiFailure(error);

  async function carryOut(what: Ending): Promise<string | null> {
    const answer = await end({ body: { sessions: typeof what === 'string' ? what : what.id } });
    const refused = readApiFailure(answer.error);
    if (refused !== null) return errorMessage(refused, language);
    if (what === 'all') dispatch(signOut());
    return null;
  }

  const hasOthers = sessions?.some(({ isThisOne }) => !isThisOne) === true;
  const word = typeof ending === 'object' ? 'one' : ending;
  return (
    <section className="surface" aria-labelledby="sessions">
      <h2 id="sessions">{t('sessions.title')}</h2>
      <p>{t('sessions.lead')}</p>
      {sessions === undefined ? (
        failure === null ? (
          <SkeletonLines count={3} />
        ) : (
          <LoadFailure
            message={`${t('sessions.failed')} ${errorMessage(failure, language)}`}
            onRetry={() => void refetch()}
          />
        )
      ) : (
        <ul className="session-list">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={(device) => {
                setEnding({ id: session.id, device });
              }}
            />
          ))}
        </ul>
      )}
      <div className="d-flex flex-wrap gap-2">
        {(hasOthers ? (['others', 'all'] as const) : (['all'] as const)).map((which) => (
          <Button
            key={which}
            color={which === 'all' ? 'danger' : 'secondary'}
            outline
            onClick={() => {
              setEnding(which);
            }}
          >
            {t(`sessions.${which}`)}
          </Button>
        ))}
      </div>
      {ending === undefined || word === undefined ? null : (
        <ConfirmDialog
          title={t(`sessions.ask.${word}`)}
          confirm={t(`sessions.confirm.${word}`)}
          color="danger"
          onConfirm={() => carryOut(ending)}
          onClose={() => {
            setEnding(undefined);
          }}
        >
          <p>{t(`sessions.about.${word}`, { device: typeof ending === 'object' ? ending.device : '' })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
