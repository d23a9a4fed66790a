import type { Catalogue } from './sentence';

/** Why a claim, or a decision on one, is refused. */
export const refundFailuresEn = {
  'claim-no-lines': 'Select at least one entry summary line to claim.',
  'claim-line-twice': 'Entry {{entryNumber}}, line {{lineNo}}, is in this claim twice. Remove one of them.',
  'claim-line-unknown':
    'The board has no such entry summary line for your company. Choose a line from the list, or contact the board.',
  'claim-line-other-importer':
    'Entry {{entryNumber}}, line {{lineNo}}, belongs to another importer number. File a separate claim for that number.',
  'claim-not-above-zero':
    'Enter an amount above zero for entry {{entryNumber}}, line {{lineNo}}. If you don’t claim this line, remove it.',
  'claim-more-than-left':
    'Only {{left:money}} is left of what Customs collected on entry {{entryNumber}}, line {{lineNo}}. Claim that amount or less.',
  'claim-more-than-proposed':
    'For this reason, you can claim up to {{proposed:money}} on entry {{entryNumber}}, line {{lineNo}}. Lower the amount, or choose another reason.',
  'claim-no-quantity':
    'Entry {{entryNumber}}, line {{lineNo}}, has no quantity in the program’s unit, because no official conversion factor was in effect. You can’t claim it for this reason until the board enters the quantity. Remove the line and claim it later.',
  'claim-too-many-lines':
    'A claim can have up to {{limit:count}} lines, including lines pending at Customs. File a second claim for the rest.',
  'claim-pending-entry-number':
    'This isn’t a valid entry number. It has three letters or digits, seven digits and a check digit, like 551-3518786-6. Compare it with the entry summary.',
  'claim-pending-known':
    'Customs has now reported entry {{entryNumber}}, line {{lineNo}}. Remove it here and select it from the list. Its amount is now known.',
  'claim-pending-in-future':
    'Entry {{entryNumber}}, line {{lineNo}}, is dated {{entryDate:date}}, which is in the future. Correct the entry date.',
  'refund-close-owed':
    'You can’t close this claim yet, because {{amount:money}} is not settled. Pay it, offset it or record its repayment first.',
  'refund-nothing-pending':
    'This claim has no lines pending at Customs. Reload the page to see its latest status.',
  'refund-only-pending':
    'All lines of this claim are still pending at Customs. You can decide the claim after Customs reports them.',
  'refund-lines-pending':
    'Pending lines on this claim: {{count:count}}. Customs has not reported their amounts yet. Wait for Customs, move the lines to a separate claim, or drop them.',
  'claim-in-another-claim':
    'Entry {{entryNumber}}, line {{lineNo}}, is already in claim {{claim}}. Wait for the decision on that claim or withdraw it, or remove the line here.',
  'claim-wrong-fiscal-year':
    'Entry {{entryNumber}}, line {{lineNo}}, dated {{entryDate:date}}, belongs to another fiscal year. File a separate claim for that year.',
  'claim-below-minimum':
    'This claim is for {{total:money}}. The smallest claim the board accepts is {{minimum:money}}. Add lines, or claim later.',
  'claim-outside-window':
    'The last day to claim these lines was {{deadline:date}}. Today is {{receivedOn:date}}. Ask the board if it accepts a late claim.',
  'claim-waived':
    'Your company waived its refunds for {{year}}, so you can’t claim for that year. Ask the board to withdraw the waiver first.',
  'waiver-claim-under-way':
    'Claim {{number}} for that year is still open. Withdraw it first, or wait for the decision.',
  'waiver-on-file-already': 'Refunds for {{year}} are already waived. No action is needed.',
  'appeal-once':
    'You can appeal a rejection only once, and this one was already appealed. Contact the board if you have questions.',
  'appeal-too-late':
    'The last day to appeal was {{lastDay:date}}. If you have new information, file a new claim.',
  'appeal-line-taken':
    'Entry {{entryNumber}}, line {{lineNo}}, has since been claimed or refunded again, so this claim can’t be reopened. File a new claim for the other lines.',
  'offset-too-much': 'You can enter up to {{most:money}} here. Enter that amount or less.',
  'person-not-a-reviewer': 'You can’t assign claims to this person. Choose a verifier or an approver.',
  'claim-explanation-needed': 'This reason needs an explanation. Explain why you are due a refund.',
  'claim-certificate-needed':
    'This reason needs a certificate number. Enter the nine characters on your certificate.',
  'claim-certificate-unknown':
    'Your company has no certificate of exemption with this number. Check it against your certificate.',
  'claim-evidence-missing': 'A required document is missing: {{evidence}}. Attach it.',
  'claim-not-certified':
    'You must certify this statement before you send the claim. Read it and check the box.',
  'claim-document-unknown':
    'One of these documents is not among your uploads or belongs to another record. Attach it again.',
  'claim-importer-unknown':
    'This importer number does not belong to your company. Choose one from the list, or ask the board to add it.',
  'refund-not-possible-now':
    'You can’t do this while the claim’s status is “{{status}}”. Reload the page to see its latest status.',
  'refund-lines-incomplete': 'Each line of the claim needs one verified amount. Check the lines again.',
  'refund-more-than-claimed':
    'You can’t verify more than the {{claimed:money}} claimed on this line. Enter that amount or less.',
  'refund-more-than-collected':
    'Only {{left:money}} is left of what Customs collected on entry {{entryNumber}}, line {{lineNo}}. Return the claim to the verifier to check the line again.',
  'refund-nothing-verified':
    'Nothing would be refunded. If no line is eligible, reject the claim and give a reason.',
  'refund-amount-changed':
    'The verified amount is {{verified:money}}. Approve that amount, or return the claim to the verifier to change it.',
  'reason-needed': 'This field can’t be empty. Enter a short explanation.',
  'refund-not-decided':
    'There is no decision on this claim yet, so there is no decision letter. Check again after the decision.',
  'report-filed-before':
    'A report for this period already exists. Open it, and amend it if it contains an error.',
  'report-not-possible-now':
    'You can’t do this now, because the report’s status changed. Reload the page to see its latest status.',
  'exemption-not-possible-now':
    'You can’t do this now, because the application’s status changed. Reload the page to see its latest status.',
} as const satisfies Catalogue;
