import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { DataOf } from '../../../contract/endpoint';
import type { listPendingChanges } from '../../../contract/endpoints/pendingChanges';
import { LIMITS } from '../../../contract/limits';
import { failureSentence, isFailureKind } from '../../../contract/texts/failures';
import { roleNames } from '../../../contract/texts/roles';
import {
  mayRefuseChange,
  mayWithdrawChange,
  type PendingChangeDecision,
} from '../../../domain/pendingChange';
import { useDecidePendingChange } from '../../api/pendingChanges/useDecidePendingChange';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog';
import { KeyFacts } from '../../components/KeyFacts';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import { selectActor } from '../../state/actor';
import { DraftReasonDialog } from './DraftReasonDialog';

export type PendingChange = DataOf<typeof listPendingChanges>[number];

interface WaitingChangeProps {
  readonly change: PendingChange;
  /** What exactly would change, where the screen has a form of its own for it. */
  readonly details: ReactNode;
}

/** What one administrator asked for and another must confirm: who, what, and what this reader may do about it. */
export function WaitingChange({ change, details }: WaitingChangeProps) {
  const { t } = useTranslation('pendingChanges');
  const format = useFormat();
  const language = useLanguage();
  const actor = useSelector(selectActor);
  const onDecide = useDecidePendingChange(change.id);
  const [asked, setAsked] = useState<PendingChangeDecision | null>(null);
  const { id, kind, about, email, proposedBy, proposedAt, confirm, effectiveOn = null } = change;
  const spoken = change.isCancellation === true ? 'cancellation' : kind;
  const effect = spoken === 'configuration' && effectiveOn !== null ? 'scheduled' : spoken;
  const day = effectiveOn === null ? '' : format.date(effectiveOn);
  const subject = { proposedBy: proposedBy.id };
  const refusalKind = `refused-${confirm.reason ?? ''}`;
  const refusal = confirm.allowed
    ? undefined
    : failureSentence(language, isFailureKind(refusalKind) ? refusalKind : 'forbidden', {
        whoCould: roleNames(language, confirm.whoCould),
      });
  const roles = (held: PendingChange['roles']) => held.map((role) => t(`roleNames.${role}`)).join('\n');
  const close = () => {
    setAsked(null);
  };
  const mayWithdraw = mayWithdrawChange(actor, subject).allowed;
  const mayRefuse = mayRefuseChange(actor, subject).allowed;
  return (
    <article className="surface mb-3" aria-labelledby={`change-${id}`}>
      <h2 id={`change-${id}`}>{t(`waits.${spoken}`, { about })}</h2>
      <p>
        {t('askedBy', { name: proposedBy.name, when: format.instant(proposedAt) })}{' '}
        {kind === 'configuration' ? t('reason', { reason: about }) : null}
        {spoken === 'configuration'
          ? ` ${effectiveOn === null ? t('whenConfirmed') : t('takesEffect', { day })} ${t('keeps')}`
          : null}
      </p>
      {kind === 'configuration' ? (
        details
      ) : (
        <KeyFacts
          facts={[
            ...(email === null ? [] : [{ name: t('email'), value: email, isWide: true }]),
            ...(kind === 'staff-roles' ? [{ name: t('before'), value: roles(change.rolesBefore) }] : []),
            { name: t(kind === 'staff-roles' ? 'after' : 'roles'), value: roles(change.roles) },
          ]}
        />
      )}
      <div className="pill-row no-print mt-3">
        <Button
          color="primary"
          aria-disabled={refusal !== undefined}
          aria-describedby={refusal === undefined ? undefined : `why-not-change-${id}`}
          onClick={() => {
            if (refusal === undefined) setAsked('confirm');
          }}
        >
          {t(`confirm.${spoken}`)}
        </Button>
        {mayWithdraw ? (
          <Button
            color="secondary"
            outline
            onClick={() => {
              setAsked('withdraw');
            }}
          >
            {t('withdraw')}
          </Button>
        ) : null}
        {mayRefuse ? (
          <Button
            color="secondary"
            outline
            onClick={() => {
              setAsked('refuse');
            }}
          >
            {t('refuse')}
          </Button>
        ) : null}
      </div>
      {refusal === undefined ? null : (
        <p className="refusal mb-0 mt-2" id={`why-not-change-${id}`}>
          {refusal}
        </p>
      )}
      {asked === 'refuse' ? (
        <DraftReasonDialog
          draftName={`pending-change-${id}`}
          title={t('question.refuse')}
          maxLength={LIMITS.reasonText}
          confirm={t('refuse')}
          onConfirm={(_, text) => onDecide('refuse', text)}
          onClose={close}
        />
      ) : asked === null ? null : (
        <ConfirmDialog
          title={t(`question.${asked}`)}
          confirm={asked === 'confirm' ? t(`confirm.${spoken}`) : t('withdraw')}
          onConfirm={() => onDecide(asked, '')}
          onClose={close}
        >
          <p>{asked === 'confirm' ? t(`effect.${effect}`, { about, day }) : t('effect.withdraw')}</p>
        </ConfirmDialog>
      )}
    </article>
  );
}
