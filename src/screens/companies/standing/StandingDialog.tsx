import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../../contract/endpoint';
import type { getCompany } from '../../../../contract/endpoints/companies/list';
import { LIMITS } from '../../../../contract/limits';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { DraftReasonDialog } from '../../shared/DraftReasonDialog';
import { firstActivation } from './activation';
import { ActivateDialog } from './ActivateDialog';
import type { CompanyAction } from './companyActions';
import { useCompanyActions } from './useCompanyActions';

interface StandingDialogProps {
  readonly company: DataOf<typeof getCompany>;
  readonly action: CompanyAction;
  readonly onClose: () => void;
}

/** Asks before the portal is opened or closed to a company; who loses it reads the reason. */
export function StandingDialog({ company: { profile, registration }, action, onClose }: StandingDialogProps) {
  const { t } = useTranslation('companies');
  const decide = useCompanyActions(profile);
  const company = profile.legalName;
  if (action === 'activate') {
    return (
      <ActivateDialog
        name={company}
        start={firstActivation(profile.kind, registration?.message ?? '')}
        numbers={registration?.numbers ?? []}
        onConfirm={decide.activate}
        onClose={onClose}
      />
    );
  }
  const words = {
    title: t(`standing.${action}.title`, { company }),
    confirm: t(`standing.${action}.button`),
    onClose,
  };
  const about = <p>{t(`standing.${action}.about`, { company })}</p>;
  if (action === 'reactivate') {
    return (
      <ConfirmDialog {...words} onConfirm={decide.reactivate}>
        {about}
      </ConfirmDialog>
    );
  }
  return (
    <DraftReasonDialog
      draftName={`company-${profile.companyId}-${action}`}
      {...words}
      purpose="decision"
      color="danger"
      maxLength={LIMITS.reasonText}
      onConfirm={(_, reason) => decide[action](reason)}
    >
      {about}
    </DraftReasonDialog>
  );
}
