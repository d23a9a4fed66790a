import type { Catalogue } from './sentence';

/** What can stand against an application for exemption or a deed on one. */
export const exemptionFailuresEn = {
  'exemption-not-below-threshold':
    'A small volume lies below {{limit:quantity}} {{unit}}; this is that or more. Check the figure, or do not apply: the first {{limit:quantity}} {{unit}} are free for everybody without a certificate.',
  'exemption-parts-differ':
    'Organic and other quantity come to {{sum:quantity}}, and the total says {{total:quantity}}. Correct one of the three.',
  'exemption-nothing-organic': 'Nothing of this would be organic. Enter the organic part of the total.',
  'exemption-nothing-exported': 'Nothing would be exported. Enter the quantity that leaves the country.',
  'exemption-more-than-total': 'This is more than the total of {{total:quantity}}. Correct one of the two.',
  'exemption-tick-needed': 'The exemption is for those of whom this is true. Confirm it if it is.',
  'exemption-certificate-ended':
    'This organic certificate ended on {{date:date}}. Name the one that is in force today.',
  'exemption-year-closed': 'Applications are taken for the fiscal years {{years}}. Choose one of them.',
  'exemption-evidence-missing': 'This kind of application needs a {{document}}. Attach it.',
  'exemption-document-unknown':
    'One of the documents is not there any more, or belongs to another record. Attach it again.',
  'exemption-there-already':
    'There is an application or certificate of this kind for {{year}} already: {{number}} ({{status}}). Open that one; another is possible once it was denied, withdrawn or revoked.',
  'exemption-renews-unknown':
    'The certificate to renew is not one of the company’s. Begin a new application.',
  'exemption-renewal-early':
    'This certificate can be renewed from {{date:date}} on, sixty days before it ends. Come back then.',
  'exemption-revocation-date':
    'A revocation never reaches back: choose a day from {{first:date}} to {{last:date}}, the certificate’s last day.',
  'exemption-not-decided': 'There is no decision on this application yet, so there is no letter.',
} as const satisfies Catalogue;
