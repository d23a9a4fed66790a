import { accountFailuresEn } from './accountFailures.en';
import { companyFailuresEn } from './companyFailures';
import { customsFailuresEn } from './customsFailures.en';
import { exemptionFailuresEn } from './exemptionFailures.en';
import { moneyFailuresEn } from './moneyFailures.en';
import { payoutFailuresEn } from './payoutFailures';
import { refundFailuresEn } from './refundFailures.en';
import type { Catalogue } from './sentence';
import { uploadFailuresEn } from './uploadFailures';

/** One sentence for each kind of expected failure: what happened, why, and what to do. */
export const failuresEn = {
  unexpected:
    'Something went wrong on our side and nothing was changed. Try again; if it happens again, tell us the reference {{reference}}.',
  unavailable:
    'The service cannot reach its database at the moment, so nothing was changed. Try again in a minute.',
  'not-signed-in': 'Your session is not valid any more. Sign in again.',
  'not-found':
    'There is no such record, or it is not yours to see. Check the address or go back to the list.',
  'no-such-call': 'The address {{path}} does not exist here.',
  'method-not-allowed': 'The address {{path}} does not take {{method}}.',
  forbidden: 'Your role may not do this. Who could: {{whoCould}}.',
  'temporary-password': 'Your password is temporary. Choose a new one before anything else.',
  'payload-not-json': 'The request must be sent as JSON.',
  'payload-malformed': 'The request could not be read: it is not well-formed JSON.',
  'payload-too-large': 'This is larger than the {{limit:size}} allowed. Send something smaller.',
  'field-missing': 'This is needed. Fill it in.',
  'field-invalid': 'This value cannot be used here. Check it against the hint beside the field.',
  'field-unknown': 'The field {{field}} is not known here and was refused.',
  'field-too-long': 'This is longer than the {{limit:count}} characters allowed. Shorten it.',
  'too-many-requests': 'Too many requests came from here. Wait {{seconds:count}} seconds and try again.',
  'stale-version':
    'This record has changed since you opened it: {{what}} by {{who}} on {{when}}. Look at the new state, then decide again.',
  'key-missing': 'This call needs an Idempotency-Key header, so that sending it twice does it once.',
  'key-reused': 'This Idempotency-Key was used before with other content. Use a new key for a new request.',
  'key-in-use': 'The same request is being carried out at this moment. Wait for its answer.',
  'invalid-input':
    'Some of what was sent cannot be used, so nothing was changed. Correct the fields named here and send it again.',
  'refused-readonly': 'The read-only role changes nothing. Who could: {{whoCould}}.',
  'refused-acting-for-company':
    'You are acting for a company at the moment, and this is not done on behalf of one. Stop acting for it first.',
  'refused-not-acting-for-company':
    'Only the company does this. Act for the company first, or leave it to: {{whoCould}}.',
  'refused-filed-by-you': 'You filed this, so somebody else must decide it. Who could: {{whoCould}}.',
  'refused-verified-by-you':
    'You verified this claim, so somebody else must approve it. Who could: {{whoCould}}.',
  'refused-prepared-by-you':
    'You prepared this run, so somebody else must release it. Who could: {{whoCould}}.',
  'refused-asked-by-you': 'You asked for this, so somebody else must agree to it. Who could: {{whoCould}}.',
  'refused-rejected-by-you':
    'You rejected this claim, so somebody else must hear the appeal. Who could: {{whoCould}}.',
  'refused-approved-by-you':
    'You have approved this claim already; the second approval must come from another person. Who could: {{whoCould}}.',
  'refused-company-kind':
    'This company is not registered for that. Ask the board to change its registration if it should be.',
  'refused-yourself': 'You cannot do this to your own account. Ask another administrator.',
  'origin-refused': 'This page is not allowed to send requests here. Open the portal at its own address.',
  'invalid-credentials': 'The e-mail address or the password is not right. Check both and try again.',
  'account-locked':
    'Too many attempts failed, so signing in is locked until {{until}}. Wait, then try again.',
  'account-blocked':
    'Too many attempts failed for this address, and it stays locked. Set a new password by mail, or ask the board to unlock it.',
  'temporary-password-expired': 'The temporary password was used before or has run out. Ask for a new one.',
  'session-ended': 'Unable to refresh user token. Sign in again.',
  'already-acting':
    'You are acting as {{company}} already, and you can act as one company at a time. Stop acting first; if you do not see that you are acting, sign out and sign in again.',
  'not-acting': 'You are not acting for this company any more. Go back to your own company and start again.',
  'company-not-active': 'This company is not active, so nobody acts for it. Choose another one.',
  'wrong-password': 'This is not your current password. Type the password you signed in with.',
  'password-too-short':
    'This password is too short: {{least}} characters are needed. A sentence of a few words is a good one.',
  'password-too-long': 'This password is longer than {{most}} characters. Choose a shorter one.',
  'password-common':
    'This password is made of words and patterns that are guessed first. Choose words that do not belong together.',
  'password-personal':
    'This password is built from your name, your company or the portal’s name. Choose one that nobody would connect with you.',
  'password-unchanged': 'The new password is the old one. Choose another.',
  'email-taken':
    'An account with this e-mail address exists already. Use another address, or change that account.',
  'roles-mixed':
    'Staff roles and the role of a company’s user are not held together. Choose one or the other.',
  'roles-of-company':
    'Staff roles belong to people of the board, the user role to people of a company. Choose roles that fit the company.',
  'file-missing': 'No file was sent. Choose a file and send it again.',
  ...accountFailuresEn,
  ...customsFailuresEn,
  ...refundFailuresEn,
  ...payoutFailuresEn,
  ...exemptionFailuresEn,
  ...companyFailuresEn,
  ...uploadFailuresEn,
  ...moneyFailuresEn,
  'payload-not-multipart': 'The file must be sent as multipart/form-data.',
} as const satisfies Catalogue;

export type FailureKind = keyof typeof failuresEn;
