import type { Catalogue } from './sentence';

/** Why a payment of refunds can fail. */
export const payoutFailuresEn = {
  'run-not-possible-now':
    'The payment run is {{status}}, so you can’t do this now. Open the run again to see its status.',
  'run-claim-not-ready':
    'Claim {{number}} can’t be paid in this run: {{why}}. Check the list of claims that are ready.',
  'run-total-moved':
    'The claims now total {{now:money}}, and you saw {{seen:money}}. Review the claims before you continue.',
  'run-date-past': 'The payment date can’t be in the past. Choose today, {{today:date}}, or later.',
  'run-item-not-open': 'This payment is {{status}}, so you can’t make this change. Check the run again.',
  'run-check-number-taken':
    'Check number {{checkNumber}} is already used for another payment. Correct the number.',
  'run-not-a-check': 'This payment isn’t a check, so it has no check number.',
  'run-not-released': 'The file is available after the run is released.',
  'run-no-transfers': 'This run has no ACH credits, so there is no bank file.',
  'run-account-unreadable':
    'The bank account for claim {{number}} cannot be read, so nothing can be paid into it. Ask the person who runs the server to restore the sealing key, or ask the company to enter its account again and prepare a new run.',
  'run-bank-not-set-up':
    'The board’s bank isn’t set up, so there is no bank file. The portal’s operator must set ACH_ROUTING_NUMBER, ACH_COMPANY_ID, and ACH_BANK_NAME.',
  'account-routing-wrong': 'This isn’t a valid routing number. Compare it with the nine digits on a check.',
  'account-number-wrong': 'An account number has 4 to 17 letters and digits, and nothing else. Correct it.',
} as const satisfies Catalogue;

export const payoutFailuresFr: Readonly<Record<keyof typeof payoutFailuresEn, string>> = {
  'run-not-possible-now':
    'Le lot de paiements est {{status}} : cette action est impossible pour l’instant. Ouvrez de nouveau le lot pour voir son état.',
  'run-claim-not-ready':
    'La demande {{number}} ne peut pas être payée dans ce lot : {{why}}. Consultez la liste des demandes prêtes.',
  'run-total-moved':
    'Les demandes totalisent maintenant {{now:money}}, et vous avez vu {{seen:money}}. Vérifiez-les avant de continuer.',
  'run-date-past':
    'La date de paiement ne peut pas être passée. Choisissez aujourd’hui, {{today:date}}, ou un jour suivant.',
  'run-item-not-open':
    'Ce paiement est {{status}} : cette modification est impossible. Consultez de nouveau le lot.',
  'run-check-number-taken':
    'Le numéro de chèque {{checkNumber}} est déjà utilisé pour un autre paiement. Corrigez le numéro.',
  'run-not-a-check': 'Ce paiement n’est pas un chèque : il n’a pas de numéro de chèque.',
  'run-not-released': 'Le fichier est disponible une fois le lot libéré.',
  'run-no-transfers': 'Ce lot n’a aucun virement : il n’y a pas de fichier bancaire.',
  'run-account-unreadable':
    'Le compte bancaire de la demande {{number}} ne peut pas être lu; rien ne peut donc y être versé. Demandez à la personne responsable du serveur de rétablir la clé de chiffrement, ou demandez à l’entreprise de saisir de nouveau son compte, puis préparez un nouveau lot.',
  'run-bank-not-set-up':
    'La banque de l’office n’est pas configurée : il n’y a pas de fichier bancaire. L’exploitant du portail doit renseigner ACH_ROUTING_NUMBER, ACH_COMPANY_ID et ACH_BANK_NAME.',
  'account-routing-wrong':
    'Ce n’est pas un numéro d’acheminement valide. Comparez-le aux neuf chiffres d’un chèque.',
  'account-number-wrong':
    'Un numéro de compte a de 4 à 17 lettres et chiffres, et rien d’autre. Corrigez-le.',
};
