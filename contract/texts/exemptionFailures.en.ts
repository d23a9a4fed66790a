import type { Catalogue } from './sentence';

/** Why an application for exemption, or an action on one, is refused. */
export const exemptionFailuresEn = {
  'exemption-kind-missing': 'Choose a type of exemption.',
  'exemption-year-missing': 'Choose a fiscal year.',
  'exemption-not-below-threshold':
    'A small volume exemption is for less than {{limit:quantity}} {{unit}}. Check the quantity. You may not need to apply: no one needs a certificate for the first {{limit:quantity}} {{unit}}.',
  'exemption-parts-differ':
    'Organic and non-organic quantity add up to {{sum:quantity}}, but the total is {{total:quantity}}. Correct one of the three.',
  'exemption-nothing-organic': 'Enter an organic quantity above zero.',
  'exemption-nothing-exported': 'Enter an exported quantity above zero.',
  'exemption-more-than-total':
    'This quantity is more than the total of {{total:quantity}}. Correct one of the two.',
  'exemption-tick-needed':
    'You can get this exemption only if this statement is true. Check the box if it is.',
  'exemption-certificate-ended':
    'This organic certificate ended on {{date:date}}. Enter one that is valid today.',
  'exemption-year-closed': 'You can apply only for these fiscal years: {{years}}. Choose one of them.',
  'exemption-evidence-missing': 'This type of exemption requires a document: {{document}}. Attach it.',
  'exemption-document-unknown':
    'We couldn’t find one of your documents. It was removed or belongs to another record. Attach it again.',
  'exemption-there-already':
    'You already have an application or certificate of this type for {{year}}: {{number}} ({{status}}). Open that one. You can apply again if it is denied, withdrawn, or revoked.',
  'exemption-renews-unknown':
    'The certificate to renew does not belong to this company. Start a new application.',
  'exemption-renewal-early':
    'You can renew this certificate from {{date:date}}, sixty days before it ends. Try again then.',
  'exemption-revocation-date':
    'You can’t revoke a certificate for past dates. Choose a date from {{first:date}} to {{last:date}}, the last day of the certificate.',
  'exemption-not-decided': 'There is no letter because this application has no decision yet.',
} as const satisfies Catalogue;
