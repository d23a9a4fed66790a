import { ON_BEHALF_OF } from '../../../contract/endpoints/impersonation';
import type { ImpersonationPart, PreferencesPart, SessionPart } from '../../state/parts';

/** Headers of every call: the reader's language, the token, and the company an admin acts for. */
export const callHeaders = ({
  session,
  impersonation,
  preferences,
}: SessionPart & ImpersonationPart & PreferencesPart): Record<string, string> => ({
  'Accept-Language': preferences.language,
  ...(session === null ? {} : { Authorization: `Bearer ${session.token}` }),
  ...(session === null || impersonation === null ? {} : { [ON_BEHALF_OF]: session.companyId }),
});
