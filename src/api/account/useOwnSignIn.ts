import type { DataOf } from '../../../contract/endpoint';
import type * as contract from '../../../contract/endpoints/account/security';
import type * as ownEmail from '../../../contract/endpoints/account/email';
import { useLanguage } from '../../i18n/useFormat';
import { accountApi } from './account';
import { passwordEntries, type PasswordEntry } from './passwordEntries';
import { readApiFailure } from '../base/readApiFailure';
import { useApiDispatch } from '../base/useDispatch';

/** What a change of the own sign-in gave: data to be shown once, or what to say instead. */
export type Changed<D> =
  | { readonly ok: true; readonly data: D }
  | { readonly ok: false; readonly entries: readonly PasswordEntry[] };

export type AuthenticatorOffer = DataOf<typeof contract.offerAuthenticator>;
export type EmailChange = DataOf<typeof ownEmail.changeOwnEmail>;
type Codes = DataOf<typeof contract.confirmAuthenticator>;
type Answer<D> = Promise<{ readonly data?: D | undefined; readonly error?: unknown }>;

export interface OwnSignIn {
  readonly offer: (currentPassword: string) => Promise<Changed<AuthenticatorOffer>>;
  readonly confirm: (code: string) => Promise<Changed<Codes>>;
  readonly renewCodes: (currentPassword: string) => Promise<Changed<Codes>>;
  readonly chooseMail: (currentPassword: string) => Promise<Changed<unknown>>;
  readonly switchOff: (currentPassword: string) => Promise<Changed<unknown>>;
  readonly changeEmail: (email: string, currentPassword: string) => Promise<Changed<EmailChange>>;
  readonly confirmEmail: (changeId: string, code: string) => Promise<Changed<{ readonly email: string }>>;
}

const untracked = { track: false } as const;

/** Changes the own second step and address. Untracked: neither password nor secret nor code stays behind in the caches. */
export function useOwnSignIn(): OwnSignIn {
  const language = useLanguage();
  const dispatch = useApiDispatch();
  const { endpoints } = accountApi;
  const confirmed = (currentPassword: string) => ({ body: { currentPassword } });

  async function changed<D extends object>(answer: Answer<D>): Promise<Changed<D>> {
    const { data, error } = await answer;
    if (data !== undefined) return { ok: true, data };
    return { ok: false, entries: passwordEntries(readApiFailure(error) ?? NO_DATA, language) };
  }

  return {
    offer: (password) =>
      changed(dispatch(endpoints.offerAuthenticator.initiate(confirmed(password), untracked))),
    confirm: (code) =>
      changed(dispatch(endpoints.confirmAuthenticator.initiate({ body: { code } }, untracked))),
    renewCodes: (password) =>
      changed(dispatch(endpoints.renewRecoveryCodes.initiate(confirmed(password), untracked))),
    chooseMail: (password) =>
      changed(dispatch(endpoints.chooseMailCodes.initiate(confirmed(password), untracked))),
    switchOff: (password) =>
      changed(dispatch(endpoints.switchSecondFactorOff.initiate(confirmed(password), untracked))),
    changeEmail: (email, currentPassword) =>
      changed(dispatch(endpoints.changeOwnEmail.initiate({ body: { email, currentPassword } }, untracked))),
    confirmEmail: (changeId, code) =>
      changed(dispatch(endpoints.confirmOwnEmail.initiate({ body: { changeId, code } }, untracked))),
  };
}

/** A success without data is none. */
const NO_DATA = { kind: 'unreadable', status: 200 } as const;
