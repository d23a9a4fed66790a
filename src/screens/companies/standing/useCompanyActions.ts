import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { BodyOf } from '../../../../contract/endpoint';
import type { activateCompany } from '../../../../contract/endpoints/registrations';
import type { CompanyProfile } from '../../../../contract/entities/company';
import { escapeHtml } from '../../../../contract/texts/sentence';
import { useDeactivateCompanyMutation, useReactivateCompanyMutation } from '../../../api/companies/profile';
import { useActivateCompanyMutation, useRefuseCompanyMutation } from '../../../api/registrations';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useLanguage } from '../../../i18n/useFormat';
import { alertRaised } from '../../../state/alerts';
import type { CompanyAction } from './companyActions';

type Settled = Omit<BodyOf<typeof activateCompany>, 'version'>;

/** Decides about a company on the version looked at, and says by name what was done; answers a refusal's sentence, else null. */
export interface DoCompanyAction {
  readonly activate: (settled: Settled) => Promise<string | null>;
  readonly refuse: (reason: string) => Promise<string | null>;
  readonly deactivate: (reason: string) => Promise<string | null>;
  readonly reactivate: () => Promise<string | null>;
}

export function useCompanyActions({
  companyId,
  version,
  legalName,
}: Pick<CompanyProfile, 'companyId' | 'version' | 'legalName'>): DoCompanyAction {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  const dispatch = useDispatch();
  const [activate] = useActivateCompanyMutation();
  const [refuse] = useRefuseCompanyMutation();
  const [deactivate] = useDeactivateCompanyMutation();
  const [reactivate] = useReactivateCompanyMutation();
  const params = { id: companyId };

  function outcomeText(action: CompanyAction, error: unknown): string | null {
    const failure = readApiFailure(error);
    if (failure !== null) return errorMessage(failure, language);
    dispatch(alertRaised(escapeHtml(t(`standing.${action}.done`, { company: legalName })), 'success'));
    return null;
  }

  return {
    activate: async (settled) =>
      outcomeText('activate', (await activate({ params, body: { version, ...settled } })).error),
    refuse: async (reason) =>
      outcomeText('refuse', (await refuse({ params, body: { version, reason } })).error),
    deactivate: async (reason) =>
      outcomeText('deactivate', (await deactivate({ params, body: { version, reason } })).error),
    reactivate: async () =>
      outcomeText('reactivate', (await reactivate({ params, body: { version } })).error),
  };
}
