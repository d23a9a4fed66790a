import type { accountFailuresEn } from './accountFailures.en';

export const accountFailuresFr: Readonly<Record<keyof typeof accountFailuresEn, string>> = {
  'password-leaked':
    'Ce mot de passe figure sur des listes de mots de passe volés ailleurs et sera essayé en premier. Choisissez-en un qui ne sert nulle part ailleurs.',
  'reset-refused':
    'Impossible de réinitialiser le mot de passe. Un lien sert une seule fois, pendant peu de temps, et seul le plus récent compte. Demandez-en un nouveau.',
  'code-wrong':
    'Ce code est inexact, a déjà servi ou a expiré. Vérifiez-le, ou connectez-vous de nouveau pour en recevoir un autre.',
  'code-locked':
    'Trop de codes étaient inexacts : la connexion est bloquée jusqu’à {{until}}. Attendez, puis connectez-vous de nouveau.',
  'account-held': 'L’office a bloqué ce compte. Demandez-lui de le débloquer.',
  'second-factor-required':
    'Le personnel de l’office se connecte avec un code : cette étape ne peut pas être désactivée.',
  'second-factor-needs-longer-password':
    'Sans code, le mot de passe doit compter {{least}} caractères. Choisissez d’abord un mot de passe plus long.',
  'authenticator-unreadable':
    'Les codes de votre application d’authentification ne peuvent pas être vérifiés. Entrez un code de secours, ou demandez à un administrateur de réinitialiser votre application d’authentification.',
  'authenticator-not-begun':
    'Aucune application d’authentification n’est en cours de configuration. Recommencez.',
  'last-admin':
    'C’est le dernier administrateur qui peut se connecter. Donnez d’abord ce rôle à une autre personne.',
  'user-not-possible-now':
    'Cette action n’est pas possible dans l’état actuel du compte. Consultez son état, puis décidez de nouveau.',
  'company-decided': 'Cette inscription a déjà été décidée. Consultez l’état actuel de l’entreprise.',
  'company-inactive':
    'L’entreprise n’est pas active auprès de l’office; personne n’ouvre donc de session pour elle. Un administrateur de l’office peut l’activer.',
  'company-not-possible-now':
    'Cela n’est pas possible dans l’état actuel de l’entreprise. Regardez son état présent, puis décidez de nouveau.',
  'importer-number-taken':
    'L’un de ces numéros d’importateur appartient déjà à une autre entreprise. Cherchez-le dans la liste des entreprises.',
  'email-unchanged': 'Le compte a déjà cette adresse. Entrez la nouvelle.',
  'view-name-taken': 'Vous avez déjà une vue de ce nom pour cette liste. Choisissez un autre nom.',
  'views-too-many':
    'Vous gardez {{most}} vues de cette liste, et c’est le maximum. Supprimez-en une dont vous n’avez plus besoin.',
  'email-change-too-often':
    'Trop de changements d’adresse ont été demandés en une heure. Attendez une heure, puis recommencez.',
  'email-change-ended':
    'Ce changement a pris fin : il a expiré, son code était trop souvent inexact ou un autre a été commencé. Recommencez.',
};
