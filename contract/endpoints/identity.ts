import * as z from 'zod/mini';
import { endpoint, json } from '../endpoint';
import { codeAwaited, signedIn } from '../entities/session';
import { email } from '../fields';
import { LIMITS } from '../limits';
import { personal, secret } from '../sensitivity';

const password = secret(z.string().check(z.minLength(1), z.maxLength(LIMITS.passwordText)));
const nothing = z.null();
const tag = 'Identity';

/**
 * Sign-in. 200 with the session; 200 with an error entry LoginRedirect and the user to send a code for; 401 with entries;
 * 423 with the message as a plain-text body.
 */
export const login = endpoint({
  method: 'POST',
  path: '/api/Authenticate/login',
  summary: 'Sign in',
  tag,
  access: 'public',
  body: z.strictObject({ email, password, rememberMe: z.boolean() }),
  answer: json(z.union([signedIn, codeAwaited])),
});

/** The second step of sign-in. 423 with the message as a plain-text body after too many wrong codes. */
export const verifyMfaCode = endpoint({
  method: 'POST',
  path: '/api/Authenticate/verifymfacode/',
  summary: 'Verify the code of a sign-in',
  tag,
  access: 'public',
  body: z.strictObject({
    /** Six digits, or one of the recovery codes of an authenticator app. */
    code: secret(z.string().check(z.trim(), z.regex(/^(\d{6}|[0-9A-Za-z]{4}(-[0-9A-Za-z]{4}){3})$/))),
    userId: z.string().check(z.minLength(1), z.maxLength(64)),
    companyName: personal(z.string().check(z.maxLength(LIMITS.personName))),
  }),
  answer: json(signedIn),
});

const seconds = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/**
 * Answers a new access token; the refresh credential travels in an httpOnly cookie and is rotated. The expired bearer is accepted.
 * `idleSeconds` is sent where nobody was active of late: the session then ends as if it had last been used so long ago. Without it
 * the call itself is a use (decision 56).
 */
export const refreshToken = endpoint({
  method: 'POST',
  path: '/api/Authenticate/refreshtoken',
  summary: 'Exchange the refresh credential for a new access token',
  tag,
  access: 'public',
  query: z.strictObject({ idleSeconds: z.optional(seconds) }),
  answer: json(signedIn),
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/Authenticate/logout',
  summary: 'End this session',
  tag,
  access: 'public',
  answer: json(nothing),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/authenticate/changepassword',
  summary: 'Change your password',
  tag,
  access: 'signed-in',
  body: z.strictObject({ currentPassword: password, newPassword: password }),
  answer: json(nothing),
});

export const resetTemporaryPassword = endpoint({
  method: 'POST',
  path: '/api/authenticate/resetTemporaryPassword',
  summary: 'Replace a temporary password',
  tag,
  access: 'signed-in-or-temporary',
  body: z.strictObject({ currentPassword: password, newPassword: password }),
  answer: json(nothing),
});

/** 307 without a Location means that the body is used to log in. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/UserManager/forgotpassword',
  summary: 'Request a password reset link; the response is the same for known and unknown addresses',
  tag,
  access: 'public',
  body: z.strictObject({ email }),
  answer: json(nothing),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/UserManager/resetpassword',
  summary: 'Set a new password with a link that works once',
  tag,
  access: 'public',
  body: z.strictObject({
    token: secret(z.string().check(z.minLength(1), z.maxLength(200))),
    newPassword: password,
  }),
  answer: json(nothing),
});
