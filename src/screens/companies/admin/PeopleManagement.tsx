import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { CompanyProfile } from '../../../../contract/entities/company';
import { LIMITS } from '../../../../contract/limits';
import { escapeHtml } from '../../../../contract/texts/sentence';
import { mayManageCompanies } from '../../../../domain/companyPermissions';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useSetPeopleManagerMutation } from '../../../api/companies/profile';
import { ActionButton } from '../../../components/ActionButton';
import { useLanguage } from '../../../i18n/useFormat';
import { useRefusal } from '../../../i18n/useRefusal';
import { alertRaised } from '../../../state/alerts';
import { selectActor } from '../../../state/actor';
import { DraftReasonDialog } from '../../shared/DraftReasonDialog';

interface PeopleManagementProps {
  readonly profile: CompanyProfile;
}

/** Whether the company manages its own people, and the way to change that. */
export function PeopleManagement({ profile }: PeopleManagementProps) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const dispatch = useDispatch();
  const refusal = useRefusal(mayManageCompanies(useSelector(selectActor)));
  const [isAsking, setAsking] = useState(false);
  const [save] = useSetPeopleManagerMutation();
  const { companyId, version, managesPeople } = profile;
  const action = managesPeople ? 'forbid' : 'allow';

  async function change(reason: string): Promise<string | null> {
    const body = { version, managesPeople: !managesPeople, reason };
    const failure = readApiFailure((await save({ params: { id: companyId }, body })).error);
    if (failure !== null) return errorMessage(failure, language);
    dispatch(alertRaised(escapeHtml(t(`people.${action}.done`)), 'success'));
    return null;
  }

  return (
    <section className="surface" aria-labelledby="people-management">
      <h2 id="people-management">{t('people.title')}</h2>
      <p>{t(managesPeople ? 'people.byCompany' : 'people.byBoard')}</p>
      <ActionButton
        id="people"
        refusal={refusal}
        onClick={() => {
          setAsking(true);
        }}
      >
        {t(`people.${action}.button`)}
      </ActionButton>
      {isAsking ? (
        <DraftReasonDialog
          draftName={`company-${companyId}-people`}
          title={t(`people.${action}.title`, { company: profile.legalName })}
          confirm={t(`people.${action}.button`)}
          maxLength={LIMITS.reasonText}
          onConfirm={(_, reason) => change(reason)}
          onClose={() => {
            setAsking(false);
          }}
        >
          <p>{t(`people.${action}.about`)}</p>
        </DraftReasonDialog>
      ) : null}
    </section>
  );
}
