import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useGetSecondFactorQuery } from '../../../api/account/account';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { selectIsImpersonating } from '../../../state/impersonation';
import { AuthenticatorSetup } from './AuthenticatorSetup';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondStepChoices } from './SecondStepChoices';
import type { SecondStepStage } from './secondStep';

/** The second step of the own sign-in: how it stands, and every change of it. Refused with the reason while acting for a company. */
export function SecondStepSection() {
  const { t } = useTranslation('ownSignIn');
  const language = useLanguage();
  const isActing = useSelector(selectIsImpersonating);
  const { data: factor, error, refetch } = useGetSecondFactorQuery(undefined);
  const [stage, setStage] = useState<SecondStepStage>({ kind: 'standing', done: null });
  const failure = readApiFailure(error);

  function content() {
    if (isActing) return <p className="mb-0">{t('step.acting')}</p>;
    if (stage.kind === 'setting-up') return <AuthenticatorSetup offer={stage.offer} onStage={setStage} />;
    if (stage.kind === 'codes') return <RecoveryCodes codes={stage.codes} onStage={setStage} />;
    if (factor !== undefined)
      return <SecondStepChoices factor={factor} done={stage.done} onStage={setStage} />;
    if (failure === null) return <SkeletonLines count={3} />;
    return (
      <LoadFailure
        message={`${t('step.failed')} ${errorMessage(failure, language)}`}
        onRetry={() => void refetch()}
      />
    );
  }

  return (
    <section className="surface" aria-labelledby="second-step">
      <h2 id="second-step">{t('step.title')}</h2>
      {content()}
    </section>
  );
}
