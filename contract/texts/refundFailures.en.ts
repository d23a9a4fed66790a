import type { Catalogue } from './sentence';

/** What can stand against a claim or a decision on one. */
export const refundFailuresEn = {
  'claim-no-lines': 'The claim names no entry line. Choose the lines to claim.',
  'claim-line-twice':
    'Entry {{entryNumber}}, line {{lineNo}}, stands in this claim twice. Take one of them out.',
  'claim-line-unknown':
    'The board has no such entry line for your company. Choose the line from the list, or ask the board to look for it.',
  'claim-line-other-importer':
    'Entry {{entryNumber}}, line {{lineNo}}, was made under another importer number. File a claim of its own for that number.',
  'claim-not-above-zero':
    'An amount above zero is needed for entry {{entryNumber}}, line {{lineNo}}. Take the line out if nothing is claimed for it.',
  'claim-more-than-left':
    'Only {{left:money}} is left of what Customs collected on entry {{entryNumber}}, line {{lineNo}}. Claim that or less.',
  'claim-more-than-proposed':
    'For this reason {{proposed:money}} may be claimed on entry {{entryNumber}}, line {{lineNo}}. Claim that or less, or choose another reason.',
  'claim-no-quantity':
    'The quantity of entry {{entryNumber}}, line {{lineNo}}, is not known in the program’s unit, because no official factor was in force for it. Nothing can be claimed on it for this reason until the board has entered it. Take the line out here and claim it later.',
  'claim-too-many-lines':
    'One claim holds at most {{limit:count}} lines, those that Customs has not sent included. File the others as a second claim.',
  'claim-unsent-entry-number':
    'This is no entry number: three letters or digits, seven digits and a check digit that fits, such as 551-3518786-6.',
  'claim-unsent-known':
    'Customs has sent entry {{entryNumber}}, line {{lineNo}}, meanwhile. Take it out here and choose it from the list: its amount is known now.',
  'claim-unsent-in-future':
    'Entry {{entryNumber}}, line {{lineNo}}, is dated {{entryDate:date}}, which is still to come. Correct the entry date.',
  'refund-close-owed':
    'This claim cannot be closed: {{amount:money}} of it is still to be settled. Pay it, set it off or note its repayment first.',
  'refund-nothing-unsent': 'This claim waits for no line of Customs.',
  'refund-only-unsent':
    'Customs has sent none of the lines of this claim, so there is nothing to decide before they come.',
  'refund-lines-unsent':
    'This claim waits for {{count:count}} lines that Customs has not sent, so their amounts are not known. Verify it once they are here, move them to a claim of their own, or let them go.',
  'claim-in-another-claim':
    'Entry {{entryNumber}}, line {{lineNo}}, is under way in claim {{claim}} already. Wait for its decision or withdraw it, or take the line out here.',
  'claim-wrong-fiscal-year':
    'Entry {{entryNumber}}, line {{lineNo}}, of {{entryDate:date}} belongs to another fiscal year. File a claim of its own for that year.',
  'claim-below-minimum':
    'The claim of {{total:money}} is below the smallest the board takes, {{minimum:money}}. Add lines or claim later.',
  'claim-outside-window':
    'The last day to claim these lines was {{deadline:date}}; today is {{receivedOn:date}}. Ask the board whether it takes a late claim.',
  'claim-waived':
    'Your company has waived refunds of {{year}}, so nothing can be claimed for that year. Ask the board to withdraw the waiver first.',
  'waiver-claim-under-way':
    'Claim {{number}} of that year is under way. Withdraw it first, or wait for its decision.',
  'waiver-on-file-already': 'Refunds of {{year}} have been waived already.',
  'appeal-once': 'A rejection can be appealed against once, and this one has been.',
  'appeal-too-late':
    'The last day to appeal was {{lastDay:date}}. File a new claim if there is something new to say.',
  'appeal-line-taken':
    'Entry {{entryNumber}}, line {{lineNo}}, was claimed or refunded again since, so this claim cannot be taken up as it was. File a new claim for the other lines.',
  'set-off-too-much': 'At most {{most:money}} can be set off here. Enter that or less.',
  'bulk-nothing-chosen': 'Nothing is chosen. Choose the claims first.',
  'person-not-a-reviewer': 'This person cannot take claims. Choose somebody who verifies or approves.',
  'claim-explanation-needed': 'This reason needs an explanation. Say why the money should come back.',
  'claim-certificate-needed': 'This reason needs the number of your certificate. Type its nine characters.',
  'claim-certificate-unknown':
    'Your company holds no certificate of exemption with this number. Compare it with the certificate.',
  'claim-evidence-missing': 'A document of this kind is needed: {{evidence}}. Attach it.',
  'claim-not-certified': 'This must be certified before the claim can be sent. Read it and tick it.',
  'claim-document-unknown':
    'A document named here is not among the ones you uploaded, or belongs to another record. Attach it again.',
  'claim-importer-unknown':
    'This is not one of your company’s importer numbers. Choose one from the list, or ask the board to add it.',
  'refund-not-possible-now': 'The claim is {{status}}, so this cannot be done now. Look at its state again.',
  'refund-lines-incomplete':
    'Every line of the claim needs exactly one verified amount, and nothing else. Go through the lines again.',
  'refund-more-than-claimed':
    'More than the {{claimed:money}} claimed on this line cannot be verified. Enter that or less.',
  'refund-more-than-collected':
    'Only {{left:money}} is left of what Customs collected on entry {{entryNumber}}, line {{lineNo}}. Return the claim so that the line is verified again.',
  'refund-nothing-verified':
    'Nothing would be refunded. Reject the claim with a reason if no line is entitled to a refund.',
  'refund-amount-changed':
    'The verified amount is {{verified:money}}. Approve exactly that, or return the claim to the verifier to change it.',
  'reason-needed': 'A reason in words is needed here. Say what the reader should know.',
  'refund-not-decided': 'There is no decision on this claim yet, so there is no letter.',
  'report-filed-before':
    'A report of this period has been filed. Open it, and amend it if something in it was wrong.',
  'report-not-possible-now': 'The report has moved on, so this cannot be done now. Look at its state again.',
  'exemption-not-possible-now':
    'The application has moved on, so this cannot be done now. Look at its state again.',
} as const satisfies Catalogue;
