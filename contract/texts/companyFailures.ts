import type { Catalogue } from './sentence';

/** What can stand against changing a company's numbers, group or record. */
export const companyFailuresEn = {
  'importer-number-invalid':
    'This is no importer number. It looks like 12-3456789, 12-3456789AB, 123-45-6789 or 240712-12345.',
  'importer-number-held': 'The number {{number}} is {{company}}’s already. Close it there first.',
  'importer-number-not-open':
    'The company holds no open importer number {{number}}. Look at its numbers again.',
  'company-merged-away':
    '{{company}} was merged into {{into}} and has no lines of its own. Give the number to {{into}}.',
  'importer-number-depended-on':
    'The number was not taken back, for lines under it stand in the claims {{claims}}. What is claimed stays with the company that claimed it.',
  'company-date-not-possible': 'This day cannot be: choose one from {{first:date}} to {{last:date}}.',
  'group-itself': 'A company does not share the exempt quantity with itself. Choose another one.',
  'group-there-already':
    'The company shares the exempt quantity with others already. Let it leave that group first.',
  'group-year-taken':
    'The company shared the exempt quantity with other companies in {{year}}, and a year is shared with one group. Choose a day of a later year.',
  'group-none': 'The company shares the exempt quantity with nobody at the moment.',
  'merge-conflicts': 'The companies cannot be merged as they stand. See what is in the way, then try again.',
  'change-decided': 'This request has been decided or withdrawn already.',
  'change-waits': 'A request for this waits already. Withdraw it before you ask for something else.',
  'change-unchanged': 'This is what stands already.',
  'tax-id-invalid': 'A tax number of a company in the United States looks like 12-3456789.',
} as const satisfies Catalogue;

export const companyFailuresFr: Readonly<Record<keyof typeof companyFailuresEn, string>> = {
  'importer-number-invalid':
    'Ce n’est pas un numéro d’importateur. Il a la forme 12-3456789, 12-3456789AB, 123-45-6789 ou 240712-12345.',
  'importer-number-held': 'Le numéro {{number}} est déjà celui de {{company}}. Fermez-le d’abord là-bas.',
  'importer-number-not-open':
    'L’entreprise n’a pas de numéro d’importateur {{number}} ouvert. Consultez de nouveau ses numéros.',
  'company-merged-away':
    '{{company}} a été fusionnée avec {{into}} et n’a plus de lignes à elle. Attribuez le numéro à {{into}}.',
  'importer-number-depended-on':
    'Le numéro n’a pas été repris, car des lignes sous ce numéro figurent dans les demandes {{claims}}. Ce qui est demandé reste à l’entreprise qui l’a demandé.',
  'company-date-not-possible':
    'Ce jour est impossible : choisissez-en un du {{first:date}} au {{last:date}}.',
  'group-itself':
    'Une entreprise ne partage pas la quantité exemptée avec elle-même. Choisissez-en une autre.',
  'group-there-already':
    'L’entreprise partage déjà la quantité exemptée avec d’autres. Faites-lui d’abord quitter ce groupe.',
  'group-year-taken':
    'L’entreprise a partagé la quantité exemptée avec d’autres en {{year}}, et un exercice se partage avec un seul groupe. Choisissez un jour d’un exercice ultérieur.',
  'group-none': 'L’entreprise ne partage la quantité exemptée avec personne pour l’instant.',
  'merge-conflicts':
    'Les entreprises ne peuvent être fusionnées en l’état. Voyez ce qui s’y oppose, puis réessayez.',
  'change-decided': 'Cette demande a déjà été décidée ou retirée.',
  'change-waits': 'Une demande à ce sujet attend déjà. Retirez-la avant de demander autre chose.',
  'change-unchanged': 'C’est ce qui figure déjà.',
  'tax-id-invalid': 'Un numéro fiscal d’une entreprise des États-Unis a la forme 12-3456789.',
};
