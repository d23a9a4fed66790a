import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mayPrepareExemption } from '../../../domain/exemptionPermissions';
import { companyOf } from '../../../domain/permissions';
import { errorMessage } from '../../api/base/errorMessage';
import { useDiscardExemptionDraftMutation, useStartExemptionQuery } from '../../api/exemptions/applications';
import { readApiFailure } from '../../api/base/readApiFailure';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonLines } from '../../components/Skeleton';
import { useLanguage } from '../../i18n/useFormat';
import { useRefusal } from '../../i18n/useRefusal';
import { selectActor } from '../../state/actor';
import { selectIsImpersonating } from '../../state/impersonation';
import { selectIsStaff, selectOwner } from '../../state/session';
import { ApplyWizard } from './apply/ApplyWizard';
import { ExemptionReceipt } from './apply/ExemptionReceipt';
import { useFoundApplication } from './apply/useFoundApplication';
import { StaffChooseCompany } from './StaffChooseCompany';
import './exemptions.scss';

/** An application for exemption, or the receipt of the one just sent. */
export function CreateExemptionScreen() {
  const { t } = useTranslation('exemption');
  const { t: titles } = useTranslation('screens');
  const { t: shared } = useTranslation('exemptions');
  const isStaff = useSelector(selectIsStaff);
  const isImpersonating = useSelector(selectIsImpersonating);
  const actor = useSelector(selectActor);
  const refusal = useRefusal(mayPrepareExemption(actor, companyOf(actor)));
  const [address] = useSearchParams();
  const sent = address.get('sent');
  const preparer = address.get('preparer');
  if (sent !== null) return <ExemptionReceipt id={sent} />;
  const isCompany = !isStaff || isImpersonating;
  return (
    <>
      <PageHeader title={titles('exemptioncreate.title')} lead={t('lead')} />
      {isCompany ? (
        refusal === undefined ? (
          <Writing key={preparer} preparer={preparer} />
        ) : (
          <p className="surface">{refusal}</p>
        )
      ) : (
        <>
          <p>{shared('create.staff')}</p>
          <StaffChooseCompany />
        </>
      )}
    </>
  );
}

interface WritingProps {
  /** The colleague who sent the application to be signed; null for the reader's own. */
  readonly preparer: string | null;
}

function Writing({ preparer }: WritingProps) {
  const { t: shared } = useTranslation('exemptions');
  const language = useLanguage();
  const navigate = useNavigate();
  const owner = useSelector(selectOwner);
  const [attempt, setAttempt] = useState(0);
  const [discard] = useDiscardExemptionDraftMutation();
  const finding = useFoundApplication(owner, preparer, attempt);
  const starting = useStartExemptionQuery(finding.kind === 'found' ? undefined : skipToken);
  const failure = finding.kind === 'failed' ? finding.failure : readApiFailure(starting.error);
  if (failure !== null) {
    return (
      <LoadFailure
        message={errorMessage(failure, language)}
        onRetry={() => {
          if (finding.kind === 'failed') setAttempt(attempt + 1);
          else void starting.refetch();
        }}
      />
    );
  }
  if (finding.kind !== 'found' || starting.data === undefined) return <SkeletonLines count={8} />;
  return (
    <>
      {finding.found.prepared === null ? null : (
        <p className="surface">{shared('drafts.preparedBy', { name: finding.found.prepared.name })}</p>
      )}
      <ApplyWizard
        key={attempt}
        owner={owner}
        found={finding.found}
        start={starting.data}
        onSubmitted={({ id }) => {
          // In place of the review page: going back does not lead to a form that was sent.
          void navigate(`?sent=${id}`, { replace: true });
        }}
        onDiscard={async () => {
          const refused = readApiFailure((await discard(undefined)).error);
          return refused === null ? null : errorMessage(refused, language);
        }}
        onStartOver={() => {
          void navigate('?', { replace: true });
          setAttempt(attempt + 1);
        }}
      />
    </>
  );
}
