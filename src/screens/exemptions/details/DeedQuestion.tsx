import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  EXEMPTION_DENY_REASONS,
  EXEMPTION_RETURN_REASONS,
  EXEMPTION_REVOKE_REASONS,
} from '../../../../contract/endpoints/exemptions';
import type { ExemptionDetails } from '../../../../contract/entities/exemption';
import { LIMITS } from '../../../../contract/limits';
import type { KeptReasons } from '../../../api/useKeptReasons';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { ReasonDialog } from '../../../components/dialog/ReasonDialog';
import { TextField } from '../../../components/form/TextField';
import { useBoardToday } from '../../../i18n/useBoardToday';
import type { OfferedDeed } from './exemptionDeeds';
import type { ExemptionDeeds } from './useExemptionDeeds';

/** Deeds that are asked about before they are done. */
export type AskedDeed = Exclude<OfferedDeed, 'takeUp' | 'answerInfo'>;

interface DeedQuestionProps {
  readonly deed: AskedDeed;
  /** As it stood when the deed was asked for: a change under the open question is refused, not agreed to unseen. */
  readonly of: ExemptionDetails;
  readonly deeds: ExemptionDeeds;
  readonly reasons: KeptReasons<AskedDeed>;
  readonly onClose: () => void;
}

/** The question before a deed, with what it means and, where one is needed, the reason. */
export function DeedQuestion({ deed, of, deeds, reasons, onClose }: DeedQuestionProps) {
  const { t } = useTranslation('exemption');
  const today = useBoardToday();
  const [from, setFrom] = useState<string>(today);
  const about = <p>{t(`deed.about.${deed}`)}</p>;
  if (deed === 'approve') {
    return (
      <ConfirmDialog
        title={t('deed.question.approve', { number: of.number })}
        confirm={t('deed.approve')}
        onConfirm={deeds.approve}
        onClose={onClose}
      >
        {about}
      </ConfirmDialog>
    );
  }
  const parts = {
    title: t(`deed.question.${deed}`, { number: of.number }),
    confirm: t(`deed.${deed}`),
    maxLength: LIMITS.reasonText,
    written: reasons.of(deed),
    onWrite: (written: ReturnType<typeof reasons.of>) => {
      reasons.write(deed, written);
    },
    onClose,
  };
  if (deed === 'withdraw') {
    return (
      <ReasonDialog {...parts} purpose="board" color="danger" onConfirm={(_, text) => deeds.withdraw(text)}>
        {about}
      </ReasonDialog>
    );
  }
  if (deed === 'returnForInfo') {
    return (
      <ReasonDialog
        {...parts}
        purpose="company"
        reasons={EXEMPTION_RETURN_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        needsText="every"
        onConfirm={(code, text) =>
          deeds.returnForInfo(EXEMPTION_RETURN_REASONS.find((known) => known === code) ?? 'other', text)
        }
      >
        {about}
      </ReasonDialog>
    );
  }
  if (deed === 'deny') {
    return (
      <ReasonDialog
        {...parts}
        purpose="decision"
        color="danger"
        reasons={EXEMPTION_DENY_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        needsText="every"
        onConfirm={(code, text) =>
          deeds.deny(EXEMPTION_DENY_REASONS.find((known) => known === code) ?? 'other', text)
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
        deeds.revoke(from, EXEMPTION_REVOKE_REASONS.find((known) => known === code) ?? 'other', text)
      }
    >
      {about}
      <TextField
        id="effectiveFrom"
        type="date"
        label={t('deed.from')}
        min={today}
        max={of.validTo ?? undefined}
        value={from}
        onChange={(event) => {
          setFrom(event.target.value);
        }}
      />
    </ReasonDialog>
  );
}
