import { companyNoticesEn } from './companyNotices';
import { exemptionNoticesEn } from './exemptionNotices';
import type { Catalogue } from './sentence';

/**
 * What each notification says, as HTML with `b` as its only element. Values are escaped when they are put in; figures are written
 * the way the language does.
 */
export const notificationsEn = {
  'refund-submitted': 'Claim <b>{{number}}</b> of {{company}} for {{amount:money}} is ready to verify.',
  'refund-taken-up': '{{person}} started the review of claim <b>{{number}}</b>.',
  'refund-verified':
    'Claim <b>{{number}}</b> of {{company}} was verified at {{amount:money}} and is ready to approve.',
  'refund-sent-back': 'Claim <b>{{number}}</b> of {{company}} was returned to the verifier.',
  'refund-returned': 'The board has a question about claim <b>{{number}}</b>. Your answer is needed.',
  'refund-answered':
    '{{company}} answered the question on claim <b>{{number}}</b>. The claim is ready to verify again.',
  'refund-signed': 'Claim <b>{{number}}</b> of {{company}} has one approval and needs a second one.',
  'refund-approved': 'Claim <b>{{number}}</b> was approved at {{amount:money}}.',
  'refund-rejected': 'Claim <b>{{number}}</b> was rejected. The letter explains why.',
  'refund-withdrawn': '{{company}} withdrew claim <b>{{number}}</b>.',
  'refund-appealed': '{{company}} appealed the rejection of claim <b>{{number}}</b>.',
  'refund-appeal-granted':
    'Your appeal of claim <b>{{number}}</b> was granted. The claim will be verified again.',
  'refund-appeal-dismissed':
    'Your appeal of claim <b>{{number}}</b> was denied. The claim’s history explains why.',
  'refund-payment-issued': 'A payment of {{amount:money}} for claim <b>{{number}}</b> is on its way to you.',
  'refund-paid': 'The payment of {{amount:money}} for claim <b>{{number}}</b> has cleared.',
  'refund-payment-returned':
    'The bank returned a payment to {{company}} of {{amount:money}} for claim <b>{{number}}</b>. The claim is ready for another payment run.',
  'refund-set-off':
    '{{amount:money}} of claim <b>{{number}}</b> was applied to the amount that {{company}} owes. The claim’s history explains why.',
  'refund-overpaid':
    'Customs reversed an amount on claim <b>{{number}}</b>. {{company}} owes the board {{amount:money}}.',
  'refund-lines-matched':
    'Customs reported pending lines that {{company}} claimed in <b>{{number}}</b>. {{amount:money}} was added to the claim.',
  'refund-split-off':
    'Claim <b>{{number}}</b> of {{company}} now has the lines pending at Customs. The original claim will be decided without them.',
  'refund-line-let-go':
    'Claim <b>{{number}}</b> of {{company}} no longer includes a line pending at Customs.',
  'payment-run-prepared':
    'Payment run <b>{{number}}</b> for {{amount:money}} is ready for another person to release.',
  'payment-run-released': '{{person}} released payment run <b>{{number}}</b> for {{amount:money}}.',
  'payment-run-cancelled': '{{person}} canceled payment run <b>{{number}}</b>.',
  'payee-account-changed': '{{person}} changed the bank account that {{company}} uses for refunds.',
  'refund-commented': '{{person}} commented on claim <b>{{number}}</b>.',
  'refund-moved': 'Claim <b>{{number}}</b> was updated.',
  'customs-progress': '<b>{{file}}</b>: {{percent}}%',
  'customs-checked':
    'Customs file <b>{{file}}</b> is checked. Valid rows: {{good:count}}. Rows with errors: {{faulty:count}}.',
  'customs-posted':
    'Customs file <b>{{file}}</b> was posted. Lines: {{rows:count}}. Collected: {{amount:money}}.',
  'customs-discarded': 'Customs file <b>{{file}}</b> was discarded. Nothing was posted.',
  'customs-failed': 'We couldn’t read Customs file <b>{{file}}</b>. Open it to see why.',
  'report-submitted': '{{company}} submitted report <b>{{number}}</b>.',
  'report-amended': '{{company}} submitted amended report <b>{{number}}</b>. It’s ready to review.',
  'report-accepted': 'Report <b>{{number}}</b> was accepted.',
  'report-returned': 'Report <b>{{number}}</b> was returned. Correct it and submit it again.',
  'report-voided': 'Report <b>{{number}}</b> was voided. It no longer counts.',
  'report-written-off':
    '{{amount:money}} of report <b>{{number}}</b> was written off. You no longer owe this amount.',
  'correction-waiting':
    'A write-off or void of {{amount:money}} on <b>{{number}}</b> of {{company}} needs a second approval.',
  'payment-received': 'We received your payment of {{amount:money}} for <b>{{number}}</b>.',
  ...exemptionNoticesEn,
  ...companyNoticesEn,
  'company-registered': '<b>{{company}}</b> asked to register.',
  'contact-received': '<b>{{person}}</b> sent a message from the contact page.',
} as const satisfies Catalogue;

export type NotificationKind = keyof typeof notificationsEn;
