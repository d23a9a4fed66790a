import type { Catalogue } from './sentence';

/** What can stand against paying refunds. */
export const payoutFailuresEn = {
  'run-not-possible-now':
    'The payment run is {{status}}, so this cannot be done now. Look at its state again.',
  'run-claim-not-ready':
    'Claim {{number}} cannot be paid in this run: {{why}}. Look at the claims that are ready again.',
  'run-total-moved':
    'The claims come to {{now:money}} now, and you saw {{seen:money}}. Look at them again before you go on.',
  'run-prepared-by-you': 'You prepared this run, so another person must release it. {{who}}',
  'run-approved-by-you': 'You approved {{claims}}. {{who}}',
  'run-filed-by-you': 'You filed {{claims}}. {{who}}',
  'run-last-claim': 'This is the only claim in the run. Cancel the run instead.',
  'run-date-past': 'The day of payment cannot lie in the past. Choose today, {{today:date}}, or later.',
  'run-item-not-open': 'This payment is {{status}}, so this cannot be noted for it. Look at the run again.',
  'run-check-number-taken': 'Check {{checkNumber}} was noted for another payment. Correct the number.',
  'run-not-a-check': 'This payment is no check, so it has no check number.',
  'run-not-released': 'There is no file before the run is released.',
  'run-no-transfers': 'No payment of this run goes into an account, so there is no file for the bank.',
  'run-bank-not-set-up':
    'The board’s own bank is not set up, so there is no file for it. Whoever runs the portal sets ACH_ROUTING_NUMBER, ACH_COMPANY_ID and ACH_BANK_NAME.',
  'account-routing-wrong':
    'These nine digits are no bank’s number: its check digit does not fit. Compare it with a check.',
  'account-number-wrong': 'An account number has 4 to 17 letters and digits and nothing else. Correct it.',
} as const satisfies Catalogue;

export const payoutFailuresFr: Readonly<Record<keyof typeof payoutFailuresEn, string>> = {
  'run-not-possible-now':
    'Le lot de paiements est {{status}} : cette action est impossible pour l’instant. Regardez de nouveau son état.',
  'run-claim-not-ready':
    'La demande {{number}} ne peut être payée dans ce lot : {{why}}. Regardez de nouveau les demandes prêtes.',
  'run-total-moved':
    'Les demandes s’élèvent maintenant à {{now:money}}, et vous avez vu {{seen:money}}. Regardez-les de nouveau avant de continuer.',
  'run-prepared-by-you': 'Vous avez préparé ce lot; une autre personne doit le libérer. {{who}}',
  'run-approved-by-you': 'Vous avez approuvé {{claims}}. {{who}}',
  'run-filed-by-you': 'Vous avez déposé {{claims}}. {{who}}',
  'run-last-claim': 'C’est la seule demande de ce lot. Annulez plutôt le lot.',
  'run-date-past':
    'Le jour du paiement ne peut être passé. Choisissez aujourd’hui, {{today:date}}, ou un jour suivant.',
  'run-item-not-open':
    'Ce paiement est {{status}} : cela ne peut être noté pour lui. Regardez de nouveau le lot.',
  'run-check-number-taken':
    'Le chèque {{checkNumber}} a été noté pour un autre paiement. Corrigez le numéro.',
  'run-not-a-check': 'Ce paiement n’est pas un chèque; il n’a pas de numéro de chèque.',
  'run-not-released': 'Il n’y a pas de fichier avant que le lot soit libéré.',
  'run-no-transfers': 'Aucun paiement de ce lot ne va sur un compte; il n’y a pas de fichier pour la banque.',
  'run-bank-not-set-up':
    'La banque de l’office n’est pas configurée; il n’y a pas de fichier pour elle. L’exploitant du portail renseigne ACH_ROUTING_NUMBER, ACH_COMPANY_ID et ACH_BANK_NAME.',
  'account-routing-wrong':
    'Ces neuf chiffres ne sont le numéro d’aucune banque : le chiffre de contrôle ne correspond pas. Comparez avec un chèque.',
  'account-number-wrong':
    'Un numéro de compte compte de 4 à 17 lettres et chiffres, rien d’autre. Corrigez-le.',
};
