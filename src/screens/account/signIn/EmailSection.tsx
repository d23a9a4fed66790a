import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import { useGetOwnEmailQuery } from '../../../api/account/account';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import type { EmailChange } from '../../../api/account/useOwnSignIn';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { selectIsImpersonating } from '../../../state/impersonation';
import { ConfirmEmail } from './ConfirmEmail';
import { NewEmail } from './NewEmail';

type Stage =
  /** `changedTo` is the address that was just confirmed. */
  | { readonly kind: 'standing'; readonly changedTo: string | null }
  | { readonly kind: 'asking' }
  | { readonly kind: 'confirming'; readonly change: EmailChange };

/** The address one signs in with, and its change: a code to the new one shows that it is one's own. */
export function EmailSection() {
  const { t } = useTranslation('ownSignIn');
  const language = useLanguage();
  const isActing = useSelector(selectIsImpersonating);
  const { data, error, refetch } = useGetOwnEmailQuery(undefined);
  const [stage, setStage] = useState<Stage>({ kind: 'standing', changedTo: null });
  const failure = readApiFailure(error);
  const stand = (changedTo: string | null) => {
    setStage({ kind: 'standing', changedTo });
  };

  function content(email: string) {
    if (isActing) return <p className="mb-0">{t('email.acting')}</p>;
    switch (stage.kind) {
      case 'asking':
        return (
          <NewEmail
            onSent={(change) => {
              setStage({ kind: 'confirming', change });
            }}
            onClose={() => {
              stand(null);
            }}
          />
        );
      case 'confirming':
        return <ConfirmEmail change={stage.change} onClose={stand} />;
      case 'standing':
        return (
          <>
            {stage.changedTo === null ? null : (
              <p role="status" className="alert alert-success">
                {t('email.done', { email: stage.changedTo })}
              </p>
            )}
            <p>{t('email.lead', { email })}</p>
            <Button
              color="secondary"
              outline
              onClick={() => {
                setStage({ kind: 'asking' });
              }}
            >
              {t('email.change')}
            </Button>
          </>
        );
    }
  }

  return (
    <section className="surface" aria-labelledby="own-email">
      <h2 id="own-email">{t('email.title')}</h2>
      {data !== undefined ? (
        content(data.email)
      ) : failure === null ? (
        <SkeletonLines count={2} />
      ) : (
        <LoadFailure
          message={`${t('email.failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}
