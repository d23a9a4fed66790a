import type { accountFailuresEn } from './accountFailures.en';

export const accountFailuresFr: Readonly<Record<keyof typeof accountFailuresEn, string>> = {
  'password-leaked':
    'Ce mot de passe figure dans une fuite de données. Choisissez-en un que vous n’utilisez nulle part ailleurs.',
  'reset-refused':
    'Impossible de réinitialiser le mot de passe. Le lien sert une seule fois, pendant peu de temps, et seul le plus récent fonctionne. Demandez-en un nouveau.',
  'code-wrong':
    'Ce code est incorrect, a déjà servi ou a expiré. Vérifiez-le, ou connectez-vous de nouveau pour en recevoir un autre.',
  'code-locked':
    'Trop de codes étaient incorrects; la connexion est verrouillée jusqu’à {{until}}. Attendez, puis connectez-vous de nouveau.',
  'account-held': 'L’office a verrouillé ce compte. Demandez-lui de le déverrouiller.',
  'second-factor-required':
    'Le personnel de l’office doit utiliser la vérification en deux étapes; vous ne pouvez donc pas la désactiver.',
  'second-factor-needs-longer-password':
    'Sans vérification en deux étapes, votre mot de passe doit compter au moins {{least}} caractères. Choisissez d’abord un mot de passe plus long.',
  'authenticator-unreadable':
    'Nous ne pouvons pas vérifier les codes de votre application d’authentification. Entrez un code de secours, ou demandez à un administrateur de réinitialiser l’application.',
  'authenticator-not-begun':
    'Vous n’avez pas commencé à configurer une application d’authentification. Recommencez.',
  'last-admin':
    'C’est le dernier administrateur qui peut se connecter. Donnez d’abord ce rôle à une autre personne.',
  'user-not-possible-now':
    'L’état actuel du compte ne permet pas cette action. Vérifiez l’état, puis réessayez.',
  'company-decided': 'Cette inscription a déjà été décidée. Vérifiez l’état actuel de l’entreprise.',
  'company-inactive':
    'Cette entreprise n’est pas active; ses utilisateurs ne peuvent pas se connecter. Un administrateur de l’office peut l’activer.',
  'company-not-possible-now':
    'L’état actuel de l’entreprise ne permet pas cette action. Vérifiez l’état, puis réessayez.',
  'importer-number-taken':
    'L’un de ces numéros d’importateur appartient déjà à une autre entreprise. Cherchez-le dans la liste des entreprises.',
  'email-unchanged': 'Le compte a déjà cette adresse courriel. Entrez la nouvelle.',
  'view-name-taken': 'Vous avez déjà une vue de ce nom pour cette liste. Choisissez un autre nom.',
  'views-too-many':
    'Vous avez {{most}} vues de cette liste, la limite permise. Supprimez-en une dont vous n’avez plus besoin.',
  'email-change-too-often':
    'Trop de changements d’adresse courriel ont été demandés. Attendez une heure, puis réessayez.',
  'email-change-ended':
    'Ce changement n’est plus valide. Il a expiré, a reçu trop de codes incorrects ou a été remplacé par un autre. Recommencez.',
};
