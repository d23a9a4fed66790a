import type { DataOf, Endpoint } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/account/security';
import * as ownEmail from '../../../contract/endpoints/account/email';
import { useLanguage } from '../../i18n/useFormat';
import { accountApi } from './account';
import { passwordEntries, type PasswordEntry } from './passwordEntries';
import { callWithSecrets, type SecretCall } from '../base/callWithSecrets';
import type { CallArg } from '../base/endpointQuery';
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

/** Changes the own second step and address. Neither password nor secret nor code is in an action. */
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

  function begun<E extends Endpoint>(
    endpoint: E,
    call: SecretCall<E>,
    arg: CallArg<E>,
  ): Promise<Changed<DataOf<E> & object>> {
    return changed(dispatch(callWithSecrets(endpoint, call, arg)) as Answer<DataOf<E> & object>);
  }

  return {
    offer: (password) =>
      begun(contract.offerAuthenticator, endpoints.offerAuthenticator, confirmed(password)),
    confirm: (code) =>
      begun(contract.confirmAuthenticator, endpoints.confirmAuthenticator, { body: { code } }),
    renewCodes: (password) =>
      begun(contract.renewRecoveryCodes, endpoints.renewRecoveryCodes, confirmed(password)),
    chooseMail: (password) => begun(contract.chooseMailCodes, endpoints.chooseMailCodes, confirmed(password)),
    switchOff: (password) =>
      begun(contract.switchSecondFactorOff, endpoints.switchSecondFactorOff, confirmed(password)),
    changeEmail: (email, currentPassword) =>
      begun(ownEmail.changeOwnEmail, endpoints.changeOwnEmail, { body: { email, currentPassword } }),
    confirmEmail: (changeId, code) =>
      begun(ownEmail.confirmOwnEmail, endpoints.confirmOwnEmail, { body: { changeId, code } }),
  };
}

/** A success without data is none. */
const NO_DATA = { kind: 'unreadable', status: 200 } as const;
