import * as contract from '../../contract/endpoints/identity';
import { LOGIN_REDIRECT } from '../../contract/envelope';
import { secondStepSentence } from '../../contract/texts/secondStep';
import { ok } from '../../domain/result';
import type { Outcome } from '../failure';
import { changePassword, replaceTemporaryPassword } from '../modules/account/changePassword';
import { forgotPassword } from '../modules/identity/forgotPassword';
import { login } from '../modules/identity/login';
import { logout } from '../modules/identity/logout';
import { refreshSession } from '../modules/identity/refreshSession';
import { resetPassword } from '../modules/identity/resetPassword';
import { rememberDevice } from '../modules/identity/knownDevice';
import type { Grant } from '../modules/identity/session';
import { verifyCode } from '../modules/identity/verifyCode';
import type { CookieJar } from './pipeline/call';
import { mount, mountPublic, type RouteRegistry } from './pipeline/mount';

export function mountIdentity(registry: RouteRegistry): void {
  const { services } = registry;
  // Signing in has connections of its own: it works while everybody else's transactions wait.
  const signingIn = { ...services, database: { ...services.database, ...services.database.signIn } };
  mountPublic(
    registry,
    contract.login,
    async (call) => {
      const step = await login(signingIn, call.body, call, call.deviceCookies);
      if (!step.ok) return step;
      if (step.value.kind === 'code-awaited') return ok(step.value);
      const answer = handOver(ok(step.value.grant), call.refreshCookie);
      await rememberDevice(services.signer, call.deviceCookies, step.value.grant.userId);
      return answer;
    },
    (answer, language) =>
      'token' in answer
        ? undefined
        : { error: LOGIN_REDIRECT, details: secondStepSentence(language, answer.by ?? 'mail') },
  );
  mountPublic(registry, contract.verifyMfaCode, async (call) => {
    const verified = await verifyCode(signingIn, call.body, call);
    const answer = handOver(verified, call.refreshCookie);
    if (verified.ok) await rememberDevice(services.signer, call.deviceCookies, verified.value.userId);
    return answer;
  });
  mountPublic(registry, contract.refreshToken, async (call) => {
    const sent = {
      credentialOf: (id: string) => call.refreshCookie.read(id),
      bearer: call.bearer,
      idleSeconds: call.query.idleSeconds ?? 0,
    };
    return handOver(await refreshSession(signingIn, sent, call), call.refreshCookie);
  });
  mountPublic(registry, contract.logout, async (call) => {
    const ended = await logout(services, call.bearer, call);
    if (ended !== null) call.refreshCookie.clear(ended);
    return ok(null);
  });
  mountPublic(registry, contract.forgotPassword, async (call) => {
    await forgotPassword(services, call.body.email, call);
    return ok(null);
  });
  mountPublic(registry, contract.resetPassword, (call) => resetPassword(services, call.body, call));
  mount(registry, contract.changePassword, ({ ctx, body }) => changePassword(services, ctx, body));
  mount(registry, contract.resetTemporaryPassword, ({ ctx, body }) =>
    replaceTemporaryPassword(services, ctx, body),
  );
}

/** The credential goes into the cookie and nowhere else. A refused refresh leaves the cookie: another tab's may be newer. */
function handOver(outcome: Outcome<Grant>, cookie: CookieJar): Outcome<Grant['signedIn']> {
  if (!outcome.ok) return outcome;
  const { sessionId, credential, cookieSeconds, signedIn } = outcome.value;
  cookie.set(sessionId, credential, cookieSeconds);
  return ok(signedIn);
}
