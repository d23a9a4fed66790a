import type { Catalogue } from './sentence';

/** What people are told about changes of companies. */
export const companyNoticesEn = {
  'company-change-asked': '{{company}} asks the board to change something about it.',
  'company-change-accepted': 'The board has made the change your company asked for.',
  'company-change-refused': 'The board has not made the change your company asked for: {{answer}}',
  'company-merged': '<b>{{old}}</b> was merged into <b>{{company}}</b>.',
} as const satisfies Catalogue;

export const companyNoticesFr: Readonly<Record<keyof typeof companyNoticesEn, string>> = {
  'company-change-asked': '{{company}} demande à l’office de modifier un élément de son dossier.',
  'company-change-accepted': 'L’office a fait la modification demandée par votre entreprise.',
  'company-change-refused':
    'L’office n’a pas fait la modification demandée par votre entreprise : {{answer}}',
  'company-merged': '<b>{{old}}</b> a été fusionnée avec <b>{{company}}</b>.',
};
