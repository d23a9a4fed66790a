import { accountFailuresEn } from './accountFailures.en';
import { companyFailuresEn } from './companyFailures';
import { customsFailuresEn } from './customsFailures.en';
import { exemptionFailuresEn } from './exemptionFailures.en';
import { moneyFailuresEn } from './moneyFailures.en';
import { payoutFailuresEn } from './paymentRunFailures';
import { refundFailuresEn } from './refundFailures.en';
import type { Catalogue } from './sentence';
import { uploadFailuresEn } from './uploadFailures';

/** One sentence for each kind of expected failure: what happened, why, and what to do. */
export const failuresEn = {
  unexpected:
    'Something went wrong on our side, so nothing was changed. Try again. If it happens again, contact us and give us the reference {{reference}}.',
  unavailable:
    'We can’t reach the database right now, so your last change may not be saved. Try again in a minute.',
  'storage-full':
    'The database is out of storage, so nothing was saved. The person who runs the server must free disk space. Try again later.',
  'not-signed-in': 'Your session has expired. Sign in again.',
  'not-found':
    'We couldn’t find this record, or you don’t have access to it. Check the address or go back to the list.',
  'no-such-call': 'There is no address {{path}} on this server.',
  'method-not-allowed': 'The address {{path}} doesn’t accept {{method}}.',
  forbidden: 'Only {{whoCould}} can do this.',
  'temporary-password': 'Your password is temporary. Choose your own password to continue.',
  'payload-not-json': 'Send the request as JSON.',
  'payload-malformed': 'We couldn’t read the request because the JSON isn’t valid.',
  'payload-too-large': 'This is larger than {{limit:size}}. Send something smaller.',
  'field-missing': 'Fill in this field.',
  'field-invalid': 'This value isn’t valid. Check the hint for this field.',
  'field-unknown': 'The field {{field}} isn’t recognized. Remove it and try again.',
  'field-too-long': 'Use {{limit:count}} characters or fewer.',
  'too-many-requests':
    'There were too many requests from your network. Wait {{seconds:count}} seconds and try again.',
  'stale-version':
    'This record changed after you opened it: {{what}} by {{who}} on {{when}}. Check the changes, then try again.',
  'key-missing':
    'The Idempotency-Key header is missing. Send it, so that a request you repeat is done only once.',
  'key-reused': 'This Idempotency-Key was already used with other content. Use a new key for a new request.',
  'key-in-use': 'The same request is still in progress. Wait for its response.',
  'invalid-input':
    'Some of your entries aren’t valid, so nothing was changed. Correct the fields listed here and try again.',
  'refused-readonly': 'The read-only role can’t make changes. Only {{whoCould}} can do this.',
  'refused-acting-for-company': 'You can’t do this while you act as a company. Stop acting first.',
  'refused-not-acting-for-company':
    'Only the company can do this. Act as the company first, or ask one of its users.',
  'refused-filed-by-you': 'You filed this, so another person must decide it: {{whoCould}}.',
  'refused-verified-by-you': 'You verified this claim, so another person must approve it: {{whoCould}}.',
  'refused-prepared-by-you': 'You prepared this run, so another person must release it: {{whoCould}}.',
  'refused-asked-by-you': 'You asked for this, so another person must approve it: {{whoCould}}.',
  'refused-rejected-by-you':
    'You rejected this claim, so another person must decide the appeal: {{whoCould}}.',
  'refused-approved-by-you':
    'You already approved this claim or one in this run, so another person must do this: {{whoCould}}.',
  'refused-company-kind':
    'This company isn’t registered for this. If it should be, ask the board to change its registration.',
  'refused-yourself': 'You can’t do this to your own account. Ask another administrator.',
  'origin-refused': 'This website can’t send requests here. Open the portal at its own address.',
  'invalid-credentials': 'Your email or password is incorrect. Try again or reset your password.',
  'outbox-elsewhere':
    'Email is shown only in a browser on the computer the portal runs on. Open the portal there.',
  'account-locked':
    'There were too many failed attempts, so sign-in is locked until {{until}}. Wait, then try again.',
  'account-blocked':
    'There were too many failed attempts for this address, so it’s locked. Reset your password by email, or ask the board to unlock it.',
  'temporary-password-expired': 'This temporary password was already used or has expired. Ask for a new one.',
  'session-ended': 'Unable to refresh user token. Sign in again.',
  'not-acting': 'You’re no longer acting as this company. Return to your own account and start again.',
  'company-not-active': 'This company isn’t active, so you can’t act as this company. Choose another one.',
  'wrong-password': 'This isn’t your current password. Enter the password you signed in with.',
  'already-acting':
    'You are acting as {{company}} already, and you can act as one company at a time. Stop acting first; if you do not see that you are acting, sign out and sign in again.',
  'password-too-short':
    'This password is too short. Use at least {{least}} characters. A phrase of a few words works well.',
  'password-too-long': 'This password is too long. Use {{most}} characters or fewer.',
  'password-common':
    'This password uses common words or patterns that are easy to guess. Choose unrelated words.',
  'password-personal':
    'This password uses your name, your company’s name, or the portal’s name. Choose one that isn’t connected to you.',
  'password-unchanged': 'The new password is the same as the old one. Choose a different one.',
  'email-taken':
    'An account with this email address already exists. Use another address, or change that account.',
  'roles-mixed':
    'One account can’t have both staff roles and the company user role. Choose one or the other.',
  'roles-of-company':
    'Staff roles are only for board staff. The user role is only for company users. Choose roles that fit.',
  'file-missing': 'No file was uploaded. Choose a file and upload it again.',
  ...accountFailuresEn,
  ...customsFailuresEn,
  ...refundFailuresEn,
  ...payoutFailuresEn,
  ...exemptionFailuresEn,
  ...companyFailuresEn,
  ...uploadFailuresEn,
  ...moneyFailuresEn,
  'payload-not-multipart': 'Send the file as multipart/form-data.',
} as const satisfies Catalogue;

export type FailureKind = keyof typeof failuresEn;
