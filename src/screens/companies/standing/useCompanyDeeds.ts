import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { BodyOf } from '../../../../contract/endpoint';
import type { activateCompany } from '../../../../contract/endpoints/registrations';
import type { CompanyProfile } from '../../../../contract/entities/company';
import { escapeHtml } from '../../../../contract/texts/sentence';
import {
  useActivateCompanyMutation,
  useDeactivateCompanyMutation,
  useReactivateCompanyMutation,
  useRefuseCompanyMutation,
} from '../../../api/companies';
import { errorMessage } from '../../../api/errorMessage';
import { readApiFailure } from '../../../api/readApiFailure';
import { useLanguage } from '../../../i18n/useFormat';
import { alertRaised } from '../../../state/alerts';
import type { CompanyDeed } from './companyDeeds';

type Settled = Omit<BodyOf<typeof activateCompany>, 'version'>;

/** Decides about a company on the version looked at, and says by name what was done; answers a refusal's sentence, else null. */
export interface DoCompanyDeed {
  readonly activate: (settled: Settled) => Promise<string | null>;
  readonly refuse: (reason: string) => Promise<string | null>;
  readonly deactivate: (reason: string) => Promise<string | null>;
  readonly reactivate: () => Promise<string | null>;
}

export function useCompanyDeeds({
  companyId,
  version,
  legalName,
}: Pick<CompanyProfile, 'companyId' | 'version' | 'legalName'>): DoCompanyDeed {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  const dispatch = useDispatch();
  const [activate] = useActivateCompanyMutation();
  const [refuse] = useRefuseCompanyMutation();
  const [deactivate] = useDeactivateCompanyMutation();
  const [reactivate] = useReactivateCompanyMutation();
  const params = { id: companyId };

  function told(deed: CompanyDeed, error: unknown): string | null {
    const failure = readApiFailure(error);
    if (failure !== null) return errorMessage(failure, language);
    dispatch(alertRaised(escapeHtml(t(`standing.${deed}.done`, { company: legalName })), 'success'));
    return null;
  }

  return {
    activate: async (settled) =>
      told('activate', (await activate({ params, body: { version, ...settled } })).error),
    refuse: async (reason) => told('refuse', (await refuse({ params, body: { version, reason } })).error),
    deactivate: async (reason) =>
      told('deactivate', (await deactivate({ params, body: { version, reason } })).error),
    reactivate: async () => told('reactivate', (await reactivate({ params, body: { version } })).error),
  };
}
