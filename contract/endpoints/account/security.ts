import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import {
  authenticatorOffer,
  ownSession,
  recoveryCodes,
  secondFactor,
  signInEvent,
} from '../../entities/account';
import { id } from '../../fields';
import { LIMITS } from '../../limits';
import { secret } from '../../sensitivity';

const tag = 'Own account';
const currentPassword = secret(z.string().check(z.minLength(1), z.maxLength(LIMITS.passwordText)));
/** Whoever changes how they sign in types their password again: an unlocked computer is not enough. */
const confirmed = z.strictObject({ currentPassword });

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/account/secondfactor',
  summary: 'Your two-step verification',
  tag,
  access: 'signed-in',
  answer: json(secondFactor),
});

export const offerAuthenticator = endpoint({
  method: 'POST',
  path: '/api/account/secondfactor/authenticator',
  summary: 'Start setup of an authenticator app',
  tag,
  access: 'signed-in',
  body: confirmed,
  answer: json(authenticatorOffer),
});

export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/api/account/secondfactor/authenticator/confirm',
  summary: 'Finish setup of an authenticator app with one of its codes',
  tag,
  access: 'signed-in',
  body: z.strictObject({ code: secret(z.string().check(z.trim(), z.regex(/^\d{6}$/))) }),
  answer: json(recoveryCodes),
});

export const chooseMailCodes = endpoint({
  method: 'POST',
  path: '/api/account/secondfactor/mail',
  summary: 'Get verification codes by email',
  tag,
  access: 'signed-in',
  body: confirmed,
  answer: json(secondFactor),
});

export const switchSecondFactorOff = endpoint({
  method: 'POST',
  path: '/api/account/secondfactor/off',
  summary: 'Turn off two-step verification',
  tag,
  access: 'signed-in',
  body: confirmed,
  answer: json(secondFactor),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/secondfactor/recoverycodes',
  summary: 'Create new recovery codes; earlier codes stop working',
  tag,
  access: 'signed-in',
  body: confirmed,
  answer: json(recoveryCodes),
});

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Your active sessions',
  tag,
  access: 'signed-in',
  answer: json(z.array(ownSession)),
});

/** `sessions` is one session's id, `others`, or `all`, this one included: signing out everywhere. */
export const endOwnSessions = endpoint({
  method: 'POST',
  path: '/api/account/sessions/end',
  summary: 'End your sessions',
  tag,
  access: 'signed-in',
  body: z.strictObject({ sessions: id }),
  answer: json(z.object({ ended: z.int() })),
});

export const getOwnHistory = endpoint({
  method: 'GET',
  path: '/api/account/history',
  summary: 'Recent sign-ins and changes of your account',
  tag,
  access: 'signed-in',
  answer: json(z.array(signInEvent)),
});
