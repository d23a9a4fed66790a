import { companyNoticesEn } from './companyNotices';
import { exemptionNoticesEn } from './exemptionNotices';
import type { Catalogue } from './sentence';

/**
 * What people are told, as HTML with `b` as its only element. Values are escaped when they are put in; figures are written the
 * way the language does.
 */
export const notificationsEn = {
  'refund-submitted': 'Claim <b>{{number}}</b> of {{company}} over {{amount:money}} waits for verification.',
  'refund-taken-up': '{{person}} has begun to verify claim <b>{{number}}</b>.',
  'refund-verified':
    'Claim <b>{{number}}</b> of {{company}} is verified at {{amount:money}} and waits for approval.',
  'refund-sent-back': 'Claim <b>{{number}}</b> of {{company}} was sent back to verification.',
  'refund-returned': 'Claim <b>{{number}}</b> needs something from you before it goes on.',
  'refund-answered': '{{company}} has answered on claim <b>{{number}}</b>; it waits for verification again.',
  'refund-signed': 'Claim <b>{{number}}</b> of {{company}} has one approval and waits for the second.',
  'refund-approved': 'Claim <b>{{number}}</b> is approved at {{amount:money}}.',
  'refund-rejected': 'Claim <b>{{number}}</b> was rejected. The letter says why.',
  'refund-withdrawn': '{{company}} has withdrawn claim <b>{{number}}</b>.',
  'refund-appealed': '{{company}} appeals against the rejection of claim <b>{{number}}</b>.',
  'refund-appeal-granted': 'Your appeal on claim <b>{{number}}</b> was heard: the claim is verified anew.',
  'refund-appeal-dismissed':
    'The rejection of claim <b>{{number}}</b> was upheld. The claim’s history says why.',
  'refund-payment-issued': '{{amount:money}} for claim <b>{{number}}</b> is on its way to you.',
  'refund-paid': '{{amount:money}} for claim <b>{{number}}</b> has arrived.',
  'refund-payment-returned':
    'The payment of {{amount:money}} for claim <b>{{number}}</b> of {{company}} came back; it waits for another run.',
  'refund-set-off':
    '{{amount:money}} of claim <b>{{number}}</b> was set off against what {{company}} owes. The claim’s history says why.',
  'refund-overpaid':
    'Customs took back money of claim <b>{{number}}</b>: {{company}} owes the board {{amount:money}}.',
  'refund-lines-matched':
    'Customs has sent lines that claim <b>{{number}}</b> of {{company}} waited for; {{amount:money}} was added to it.',
  'refund-split-off':
    'Claim <b>{{number}}</b> of {{company}} now holds the lines Customs has not sent; the claim they came from is decided without them.',
  'refund-line-let-go': 'Claim <b>{{number}}</b> of {{company}} waits no longer for a line of Customs.',
  'payment-run-prepared':
    'Payment run <b>{{number}}</b> over {{amount:money}} waits for a second person to release it.',
  'payment-run-released': 'Payment run <b>{{number}}</b> over {{amount:money}} was released by {{person}}.',
  'payment-run-cancelled': 'Payment run <b>{{number}}</b> was given up by {{person}}.',
  'payee-account-changed': 'The account that refunds of {{company}} are paid into was changed by {{person}}.',
  'refund-commented': '{{person}} has commented on claim <b>{{number}}</b>.',
  'refund-moved': 'Claim <b>{{number}}</b> has changed.',
  'customs-progress': '<b>{{file}}</b>: {{percent}} %.',
  'customs-checked':
    'Customs file <b>{{file}}</b> is checked: {{good:count}} rows are good, {{faulty:count}} are not.',
  'customs-posted':
    'Customs file <b>{{file}}</b> is posted: {{rows:count}} lines, {{amount:money}} collected.',
  'customs-discarded': 'Customs file <b>{{file}}</b> was thrown away; nothing of it was posted.',
  'customs-failed': 'Customs file <b>{{file}}</b> could not be read. Open it to see why.',
  'report-submitted': '{{company}} has sent report <b>{{number}}</b>.',
  'report-amended': '{{company}} asks to amend a report: <b>{{number}}</b> waits for a decision.',
  'report-accepted': 'Report <b>{{number}}</b> is accepted.',
  'report-returned': 'Report <b>{{number}}</b> was returned and needs a correction.',
  'report-voided': 'Report <b>{{number}}</b> was voided: it counts as if it had never been filed.',
  'report-written-off': '{{amount:money}} owed on <b>{{number}}</b> was written off and is owed no more.',
  'correction-waiting':
    '{{amount:money}} on <b>{{number}}</b> of {{company}} waits to be written off or voided: a second person must agree.',
  'payment-received': 'Your payment of {{amount:money}} for <b>{{number}}</b> has arrived.',
  ...exemptionNoticesEn,
  ...companyNoticesEn,
  'company-registered': '<b>{{company}}</b> asks to be registered.',
  'contact-received': '<b>{{person}}</b> wrote to the board through the contact page.',
} as const satisfies Catalogue;

export type NotificationKind = keyof typeof notificationsEn;
