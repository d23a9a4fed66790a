import type { Catalogue } from './sentence';

/** Why a change of a company's numbers, group, or record is refused. */
export const companyFailuresEn = {
  'importer-number-invalid':
    'This isn’t a valid importer number. Use a number like 12-3456789, 12-3456789AB, 123-45-6789, or 240712-12345.',
  'importer-number-held':
    'The number {{number}} already belongs to {{company}}. Close it in that company’s record first.',
  'importer-number-not-open':
    'This company has no open importer number {{number}}. Check its importer numbers again.',
  'company-merged-away':
    '{{company}} was merged into {{into}} and no longer has its own lines. Assign the number to {{into}} instead.',
  'importer-number-depended-on':
    'You can’t unassign this number because some of its lines are in these claims: {{claims}}. Claimed lines stay with the company that claimed them.',
  'company-date-not-possible': 'Choose a date from {{first:date}} to {{last:date}}.',
  'group-itself': 'A company can’t share its exempt quantity with itself. Choose another company.',
  'group-there-already':
    'This company already shares its exempt quantity with others. Remove it from that group first.',
  'group-year-taken':
    'This company already shared its exempt quantity with other companies in {{year}}. A company can be in only one group per year. Choose a date in a later year.',
  'group-none': 'This company doesn’t share its exempt quantity right now.',
  'merge-conflicts': 'You can’t merge these companies yet. Resolve the listed problems, then try again.',
  'change-decided': 'This request was already decided or withdrawn.',
  'change-waits': 'You already have a pending request for this. Withdraw it before you send another.',
  'change-unchanged': 'This is the same as the current value. Enter a new value.',
  'tax-id-invalid': 'Enter an EIN like 12-3456789.',
} as const satisfies Catalogue;

export const companyFailuresFr: Readonly<Record<keyof typeof companyFailuresEn, string>> = {
  'importer-number-invalid':
    'Ce n’est pas un numéro d’importateur valide. Utilisez un numéro comme 12-3456789, 12-3456789AB, 123-45-6789 ou 240712-12345.',
  'importer-number-held':
    'Le numéro {{number}} appartient déjà à {{company}} : fermez-le d’abord dans le dossier de cette entreprise.',
  'importer-number-not-open':
    'Cette entreprise n’a pas de numéro d’importateur {{number}} ouvert. Vérifiez de nouveau ses numéros.',
  'company-merged-away':
    '{{company}} a été fusionnée avec {{into}} et n’a plus de lignes à elle. Attribuez le numéro à {{into}} plutôt qu’à elle.',
  'importer-number-depended-on':
    'Vous ne pouvez pas retirer ce numéro, car certaines de ses lignes figurent dans ces demandes : {{claims}}. Les lignes demandées restent à l’entreprise qui les a demandées.',
  'company-date-not-possible': 'Choisissez une date du {{first:date}} au {{last:date}}.',
  'group-itself':
    'Une entreprise ne peut pas partager sa quantité exemptée avec elle-même. Choisissez une autre entreprise.',
  'group-there-already':
    'Cette entreprise partage déjà sa quantité exemptée avec d’autres. Retirez-la d’abord de ce groupe.',
  'group-year-taken':
    'Cette entreprise a déjà partagé sa quantité exemptée avec d’autres en {{year}}. Une entreprise ne peut faire partie que d’un groupe par exercice. Choisissez une date d’un exercice ultérieur.',
  'group-none': 'Cette entreprise ne partage pas sa quantité exemptée en ce moment.',
  'merge-conflicts':
    'Vous ne pouvez pas encore fusionner ces entreprises. Réglez les problèmes indiqués, puis réessayez.',
  'change-decided': 'Cette demande a déjà été décidée ou retirée.',
  'change-waits':
    'Vous avez déjà une demande en attente à ce sujet. Retirez-la avant d’en envoyer une autre.',
  'change-unchanged': 'C’est la valeur actuelle. Entrez une nouvelle valeur.',
  'tax-id-invalid': 'Entrez un EIN comme 12-3456789.',
};
