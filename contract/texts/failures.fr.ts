import { accountFailuresFr } from './accountFailures.fr';
import { companyFailuresFr } from './companyFailures';
import { customsFailuresFr } from './customsFailures.fr';
import { exemptionFailuresFr } from './exemptionFailures.fr';
import { moneyFailuresFr } from './moneyFailures.fr';
import { payoutFailuresFr } from './payoutFailures';
import { refundFailuresFr } from './refundFailures.fr';
import type { FailureKind } from './failures.en';
import { uploadFailuresFr } from './uploadFailures';

export const failuresFr: Readonly<Record<FailureKind, string>> = {
  unexpected:
    'Une erreur s’est produite de notre côté et rien n’a été modifié. Réessayez; si cela se reproduit, donnez-nous la référence {{reference}}.',
  unavailable:
    'Le service ne peut pas joindre sa base de données pour le moment; rien n’a été modifié. Réessayez dans une minute.',
  'not-signed-in': 'Votre session n’est plus valide. Connectez-vous de nouveau.',
  'not-found':
    'Ce dossier n’existe pas ou vous n’y avez pas accès. Vérifiez l’adresse ou revenez à la liste.',
  'no-such-call': 'L’adresse {{path}} n’existe pas ici.',
  'method-not-allowed': 'L’adresse {{path}} n’accepte pas {{method}}.',
  forbidden: 'Votre rôle ne permet pas cette action. Qui le pourrait : {{whoCould}}.',
  'temporary-password':
    'Votre mot de passe est temporaire. Choisissez-en un nouveau avant toute autre chose.',
  'payload-not-json': 'La requête doit être envoyée en JSON.',
  'payload-malformed': 'La requête n’a pas pu être lue : ce n’est pas du JSON bien formé.',
  'payload-too-large': 'L’envoi dépasse la limite de {{limit:size}}. Envoyez quelque chose de plus petit.',
  'field-missing': 'Cette information est requise. Remplissez-la.',
  'field-invalid': 'Cette valeur ne peut pas être utilisée ici. Comparez-la à l’indication près du champ.',
  'field-unknown': 'Le champ {{field}} n’est pas connu ici et a été refusé.',
  'field-too-long': 'Le texte dépasse les {{limit:count}} caractères permis. Raccourcissez-le.',
  'too-many-requests':
    'Trop de requêtes sont venues d’ici. Attendez {{seconds:count}} secondes et réessayez.',
  'stale-version':
    'Ce dossier a changé depuis que vous l’avez ouvert : {{what}} par {{who}} le {{when}}. Regardez le nouvel état, puis décidez de nouveau.',
  'key-missing':
    'Cet appel exige un en-tête Idempotency-Key, afin qu’un double envoi n’ait lieu qu’une fois.',
  'key-reused':
    'Cette clé Idempotency-Key a déjà servi avec un autre contenu. Prenez une nouvelle clé pour une nouvelle requête.',
  'key-in-use': 'La même requête est en cours d’exécution. Attendez sa réponse.',
  'invalid-input':
    'Une partie de l’envoi ne peut pas être utilisée; rien n’a été modifié. Corrigez les champs nommés ici et envoyez de nouveau.',
  'refused-readonly': 'Le rôle de consultation ne modifie rien. Qui le pourrait : {{whoCould}}.',
  'refused-acting-for-company':
    'Vous agissez pour une entreprise en ce moment, et cela ne se fait pas en son nom. Cessez d’abord d’agir pour elle.',
  'refused-not-acting-for-company':
    'Seule l’entreprise fait cela. Agissez d’abord pour l’entreprise, ou laissez faire : {{whoCould}}.',
  'refused-filed-by-you':
    'Vous avez déposé cette demande; une autre personne doit en décider. Qui le pourrait : {{whoCould}}.',
  'refused-verified-by-you':
    'Vous avez vérifié cette demande; une autre personne doit l’approuver. Qui le pourrait : {{whoCould}}.',
  'refused-prepared-by-you':
    'Vous avez préparé ce lot; quelqu’un d’autre doit le libérer. Qui le pourrait : {{whoCould}}.',
  'refused-asked-by-you':
    'Vous avez demandé cela; quelqu’un d’autre doit donner son accord. Qui le pourrait : {{whoCould}}.',
  'refused-rejected-by-you':
    'Vous avez rejeté cette demande; quelqu’un d’autre doit examiner la contestation. Qui le pourrait : {{whoCould}}.',
  'refused-approved-by-you':
    'Vous avez déjà approuvé cette demande; la seconde approbation doit venir d’une autre personne. Qui le pourrait : {{whoCould}}.',
  'refused-company-kind':
    'Cette entreprise n’est pas inscrite pour cela. Demandez à l’office de modifier son inscription s’il y a lieu.',
  'refused-yourself':
    'Vous ne pouvez pas faire cela à votre propre compte. Demandez à un autre administrateur.',
  'origin-refused':
    'Cette page n’a pas le droit d’envoyer des requêtes ici. Ouvrez le portail à sa propre adresse.',
  'invalid-credentials':
    'L’adresse de courriel ou le mot de passe est inexact. Vérifiez les deux et réessayez.',
  'account-locked':
    'Trop de tentatives ont échoué; la connexion est bloquée jusqu’à {{until}}. Attendez, puis réessayez.',
  'account-blocked':
    'Trop de tentatives ont échoué pour cette adresse et elle reste bloquée. Choisissez un nouveau mot de passe par courriel, ou demandez à l’office de la débloquer.',
  'temporary-password-expired':
    'Le mot de passe temporaire a déjà servi ou a expiré. Demandez-en un nouveau.',
  'session-ended': 'Le jeton de session n’a pas pu être renouvelé. Connectez-vous de nouveau.',
  'already-acting':
    'Vous agissez déjà pour {{company}}, et vous ne pouvez agir que pour une entreprise à la fois. Cessez d’abord d’agir pour elle; si rien ne l’indique à l’écran, déconnectez-vous et ouvrez une nouvelle session.',
  'not-acting':
    'Vous n’agissez plus pour cette entreprise. Revenez à votre propre entreprise et recommencez.',
  'company-not-active':
    'Cette entreprise n’est pas active; personne n’agit pour elle. Choisissez-en une autre.',
  'wrong-password':
    'Ce n’est pas votre mot de passe actuel. Saisissez celui avec lequel vous vous êtes connecté.',
  'password-too-short':
    'Ce mot de passe est trop court : il faut {{least}} caractères. Une phrase de quelques mots convient bien.',
  'password-too-long': 'Ce mot de passe dépasse {{most}} caractères. Choisissez-en un plus court.',
  'password-common':
    'Ce mot de passe est fait de mots et de suites que l’on devine en premier. Choisissez des mots sans rapport entre eux.',
  'password-personal':
    'Ce mot de passe reprend votre nom, votre entreprise ou le nom du portail. Choisissez-en un que personne ne rattacherait à vous.',
  'password-unchanged': 'Le nouveau mot de passe est l’ancien. Choisissez-en un autre.',
  'email-taken':
    'Un compte avec cette adresse de courriel existe déjà. Prenez une autre adresse ou modifiez ce compte.',
  'roles-mixed':
    'Les rôles du personnel et celui d’utilisateur d’entreprise ne vont pas ensemble. Choisissez l’un ou l’autre.',
  'roles-of-company':
    'Les rôles du personnel reviennent aux gens de l’office, le rôle d’utilisateur à ceux d’une entreprise. Choisissez des rôles qui conviennent à l’entreprise.',
  'file-missing': 'Aucun fichier n’a été envoyé. Choisissez un fichier et envoyez de nouveau.',
  ...accountFailuresFr,
  ...customsFailuresFr,
  ...refundFailuresFr,
  ...payoutFailuresFr,
  ...exemptionFailuresFr,
  ...companyFailuresFr,
  ...uploadFailuresFr,
  ...moneyFailuresFr,
  'payload-not-multipart': 'Le fichier doit être envoyé en multipart/form-data.',
};
