import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  EXEMPTION_DENY_REASONS,
  EXEMPTION_RETURN_REASONS,
  EXEMPTION_REVOKE_REASONS,
} from '../../../../contract/endpoints/exemptions/applications';
import type { ExemptionDetails } from '../../../../contract/entities/exemption';
import { LIMITS } from '../../../../contract/limits';
import type { PersistedReasons } from '../../../api/drafts/usePersistedReasons';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { ReasonDialog } from '../../../components/dialog/ReasonDialog';
import { TextField } from '../../../components/form/TextField';
import { useBoardToday } from '../../../i18n/useBoardToday';
import { CertificatePreview } from './CertificatePreview';
import type { OfferedAction } from './exemptionActions';
import type { ExemptionActions } from './useExemptionActions';

/** Actions that are asked about before they are done. */
export type AskedAction = Exclude<OfferedAction, 'takeUp' | 'answerInfo'>;

interface ActionQuestionProps {
  readonly action: AskedAction;
  /** As it stood when the action was asked for: a change under the open question is refused, not agreed to unseen. */
  readonly exemption: ExemptionDetails;
  readonly actions: ExemptionActions;
  readonly reasons: PersistedReasons<AskedAction>;
  readonly onClose: () => void;
}

/** The question before an action, with what it means and, where one is needed, the reason. */
export function ActionQuestion({ action, exemption, actions, reasons, onClose }: ActionQuestionProps) {
  const { t } = useTranslation('exemption');
  const today = useBoardToday();
  const [from, setFrom] = useState<string>(today);
  const about = <p>{t(`action.about.${action}`)}</p>;
  if (action === 'approve') {
    return (
      <ConfirmDialog
        title={t('action.question.approve', { number: exemption.number })}
        confirm={t('action.approve')}
        onConfirm={actions.approve}
        onClose={onClose}
      >
        <CertificatePreview exemption={exemption} />
        {about}
      </ConfirmDialog>
    );
  }
  const parts = {
    title: t(`action.question.${action}`, { number: exemption.number }),
    confirm: t(`action.${action}`),
    maxLength: LIMITS.reasonText,
    written: reasons.get(action),
    onWrite: (written: ReturnType<typeof reasons.get>) => {
      reasons.write(action, written);
    },
    onClose,
  };
  if (action === 'withdraw') {
    return (
      <ReasonDialog {...parts} purpose="board" color="danger" onConfirm={(_, text) => actions.withdraw(text)}>
        {about}
      </ReasonDialog>
    );
  }
  if (action === 'returnForInfo') {
    return (
      <ReasonDialog
        {...parts}
        purpose="company"
        reasons={EXEMPTION_RETURN_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        needsText="every"
        onConfirm={(code, text) =>
          actions.returnForInfo(EXEMPTION_RETURN_REASONS.find((known) => known === code) ?? 'other', text)
        }
      >
        {about}
      </ReasonDialog>
    );
  }
  if (action === 'deny') {
    return (
      <ReasonDialog
        {...parts}
        purpose="decision"
        color="danger"
        reasons={EXEMPTION_DENY_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        needsText="every"
        onConfirm={(code, text) =>
          actions.deny(EXEMPTION_DENY_REASONS.find((known) => known === code) ?? 'other', text)
        }
      >
        {about}
      </ReasonDialog>
    );
  }
  return (
    <ReasonDialog
      {...parts}
      purpose="decision"
      color="danger"
      reasons={EXEMPTION_REVOKE_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
      needsText="every"
      onConfirm={(code, text) =>
        actions.revoke(from, EXEMPTION_REVOKE_REASONS.find((known) => known === code) ?? 'other', text)
      }
    >
      {about}
      <TextField
        id="effectiveFrom"
        type="date"
        label={t('action.from')}
        min={today}
        max={exemption.validTo ?? undefined}
        value={from}
        onChange={(event) => {
          setFrom(event.target.value);
        }}
      />
    </ReasonDialog>
  );
}
