import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../../contract/endpoint';
import type { getCompany } from '../../../../contract/endpoints/records';
import { LIMITS } from '../../../../contract/limits';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { KeptReasonDialog } from '../../shared/KeptReasonDialog';
import { firstActivation } from './activation';
import { ActivateDialog } from './ActivateDialog';
import type { CompanyDeed } from './companyDeeds';
import { useCompanyDeeds } from './useCompanyDeeds';

interface StandingDialogProps {
  readonly company: DataOf<typeof getCompany>;
  readonly deed: CompanyDeed;
  readonly onClose: () => void;
}

/** Asks before the portal is opened or closed to a company; who loses it reads the reason. */
export function StandingDialog({ company: { profile, registration }, deed, onClose }: StandingDialogProps) {
  const { t } = useTranslation('companies');
  const decide = useCompanyDeeds(profile);
  const company = profile.legalName;
  if (deed === 'activate') {
    return (
      <ActivateDialog
        name={company}
        start={firstActivation(profile.kind, registration?.message ?? '')}
        onConfirm={decide.activate}
        onClose={onClose}
      />
    );
  }
  const words = {
    title: t(`standing.${deed}.title`, { company }),
    confirm: t(`standing.${deed}.button`),
    onClose,
  };
  const about = <p>{t(`standing.${deed}.about`, { company })}</p>;
  if (deed === 'reactivate') {
    return (
      <ConfirmDialog {...words} onConfirm={decide.reactivate}>
        {about}
      </ConfirmDialog>
    );
  }
  return (
    <KeptReasonDialog
      keptAs={`company-${profile.companyId}-${deed}`}
      {...words}
      purpose="decision"
      color="danger"
      maxLength={LIMITS.reasonText}
      onConfirm={(_, reason) => decide[deed](reason)}
    >
      {about}
    </KeptReasonDialog>
  );
}
