import type { Catalogue } from './sentence';

/** Notifications about changes of companies. */
export const companyNoticesEn = {
  'company-change-asked': '{{company}} has sent a change request.',
  'company-change-accepted': 'The board has approved your company’s change request.',
  'company-change-refused': 'The board has rejected your company’s change request: {{answer}}',
  'company-merged': '<b>{{old}}</b> was merged into <b>{{company}}</b> by the board.',
} as const satisfies Catalogue;

export const companyNoticesFr: Readonly<Record<keyof typeof companyNoticesEn, string>> = {
  'company-change-asked': '{{company}} a envoyé une demande de modification.',
  'company-change-accepted': 'L’office a approuvé la demande de modification de votre entreprise.',
  'company-change-refused': 'L’office a rejeté la demande de modification de votre entreprise : {{answer}}',
  'company-merged': '<b>{{old}}</b> a été fusionnée avec <b>{{company}}</b> par l’office.',
};
