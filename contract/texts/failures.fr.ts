import { accountFailuresFr } from './accountFailures.fr';
import { companyFailuresFr } from './companyFailures';
import { customsFailuresFr } from './customsFailures.fr';
import { exemptionFailuresFr } from './exemptionFailures.fr';
import { moneyFailuresFr } from './moneyFailures.fr';
import { payoutFailuresFr } from './paymentRunFailures';
import { refundFailuresFr } from './refundFailures.fr';
import type { FailureKind } from './failures.en';
import { uploadFailuresFr } from './uploadFailures';

export const failuresFr: Readonly<Record<FailureKind, string>> = {
  unexpected:
    'Une erreur s’est produite de notre côté; rien n’a été modifié. Réessayez. Si cela se reproduit, communiquez avec nous et donnez-nous la référence {{reference}}.',
  unavailable:
    'Nous ne pouvons pas joindre la base de données pour le moment; votre dernière modification n’a peut-être pas été enregistrée. Réessayez dans une minute.',
  'storage-full':
    'La base de données n’a plus d’espace de stockage; rien n’a été enregistré. La personne responsable du serveur doit libérer de l’espace disque. Réessayez plus tard.',
  'not-signed-in': 'Votre session a expiré. Connectez-vous de nouveau.',
  'not-found':
    'Nous n’avons pas trouvé ce dossier, ou vous n’y avez pas accès. Vérifiez l’adresse ou revenez à la liste.',
  'no-such-call': 'L’adresse {{path}} n’existe pas sur ce serveur.',
  'method-not-allowed': 'L’adresse {{path}} n’accepte pas {{method}}.',
  forbidden: 'Seul {{whoCould}} peut faire cela.',
  'temporary-password': 'Votre mot de passe est temporaire. Choisissez le vôtre pour continuer.',
  'payload-not-json': 'Envoyez la requête en JSON.',
  'payload-malformed': 'Nous n’avons pas pu lire la requête, car le JSON n’est pas valide.',
  'payload-too-large': 'L’envoi dépasse {{limit:size}}. Envoyez quelque chose de plus petit.',
  'field-missing': 'Remplissez ce champ.',
  'field-invalid': 'Cette valeur n’est pas valide. Consultez l’indication de ce champ.',
  'field-unknown': 'Le champ {{field}} n’est pas reconnu. Retirez-le et réessayez.',
  'field-too-long': 'Ne dépassez pas {{limit:count}} caractères.',
  'too-many-requests':
    'Votre réseau a envoyé trop de requêtes. Attendez {{seconds:count}} secondes et réessayez.',
  'stale-version':
    'Ce dossier a changé après son ouverture : {{what}} par {{who}} le {{when}}. Vérifiez les changements, puis réessayez.',
  'key-missing':
    'L’en-tête Idempotency-Key manque. Envoyez-le, pour qu’une requête répétée ne soit exécutée qu’une fois.',
  'key-reused':
    'Cette clé Idempotency-Key a déjà servi avec un autre contenu. Utilisez une nouvelle clé pour une nouvelle requête.',
  'key-in-use': 'La même requête est encore en cours. Attendez sa réponse.',
  'invalid-input':
    'Certaines saisies ne sont pas valides; rien n’a été modifié. Corrigez les champs indiqués ici et réessayez.',
  'refused-readonly':
    'Le rôle de lecture seule ne permet aucune modification. Seul {{whoCould}} peut faire cela.',
  'refused-acting-for-company':
    'Vous ne pouvez pas faire cela pendant que vous agissez au nom d’une entreprise. Cessez d’abord d’agir en son nom.',
  'refused-not-acting-for-company':
    'Seule l’entreprise peut faire cela. Agissez d’abord en son nom, ou demandez à l’un de ses utilisateurs.',
  'refused-filed-by-you': 'Vous avez déposé ceci; une autre personne doit en décider : {{whoCould}}.',
  'refused-verified-by-you':
    'Vous avez vérifié cette demande; une autre personne doit l’approuver : {{whoCould}}.',
  'refused-prepared-by-you': 'Vous avez préparé ce lot; une autre personne doit le libérer : {{whoCould}}.',
  'refused-asked-by-you': 'Vous avez demandé ceci; une autre personne doit l’approuver : {{whoCould}}.',
  'refused-rejected-by-you':
    'Vous avez rejeté cette demande; une autre personne doit décider de la contestation : {{whoCould}}.',
  'refused-approved-by-you':
    'Vous avez déjà approuvé cette demande ou une demande de ce lot; une autre personne doit faire cela : {{whoCould}}.',
  'refused-company-kind':
    'Cette entreprise n’est pas inscrite pour cela. Si elle devrait l’être, demandez à l’office de modifier son inscription.',
  'refused-yourself':
    'Vous ne pouvez pas faire cela à votre propre compte. Demandez à un autre administrateur.',
  'origin-refused': 'Ce site ne peut pas envoyer de requêtes ici. Ouvrez le portail à sa propre adresse.',
  'outbox-elsewhere':
    'Les courriels ne s’affichent que dans un navigateur sur l’ordinateur où fonctionne le portail. Ouvrez le portail sur cet ordinateur.',
  'invalid-credentials':
    'Votre adresse courriel ou votre mot de passe est incorrect. Réessayez ou réinitialisez votre mot de passe.',
  'account-locked':
    'Trop de tentatives ont échoué; la connexion est verrouillée jusqu’à {{until}}. Attendez, puis réessayez.',
  'account-blocked':
    'Trop de tentatives ont échoué pour cette adresse; elle est verrouillée. Réinitialisez votre mot de passe par courriel, ou demandez à l’office de la déverrouiller.',
  'temporary-password-expired':
    'Ce mot de passe temporaire a déjà servi ou a expiré. Demandez-en un nouveau.',
  'session-ended': 'Le jeton de session n’a pas pu être renouvelé. Connectez-vous de nouveau.',
  'already-acting':
    'Vous agissez déjà pour {{company}}, et vous ne pouvez agir que pour une entreprise à la fois. Cessez d’abord d’agir pour elle; si rien ne l’indique à l’écran, déconnectez-vous et ouvrez une nouvelle session.',
  'not-acting':
    'Vous n’agissez plus au nom de cette entreprise. Revenez à votre propre compte et recommencez.',
  'company-not-active':
    'Cette entreprise n’est pas active; vous ne pouvez pas agir en son nom. Choisissez-en une autre.',
  'wrong-password':
    'Ce n’est pas votre mot de passe actuel. Entrez celui avec lequel vous vous êtes connecté.',
  'password-too-short':
    'Ce mot de passe est trop court. Utilisez au moins {{least}} caractères. Une suite de quelques mots convient bien.',
  'password-too-long': 'Ce mot de passe est trop long. Ne dépassez pas {{most}} caractères.',
  'password-common':
    'Ce mot de passe utilise des mots ou des suites faciles à deviner. Choisissez des mots sans lien entre eux.',
  'password-personal':
    'Ce mot de passe reprend votre nom, celui de votre entreprise ou celui du portail. Choisissez-en un sans lien avec vous.',
  'password-unchanged': 'Le nouveau mot de passe est le même que l’ancien. Choisissez-en un autre.',
  'email-taken':
    'Un compte avec cette adresse courriel existe déjà. Utilisez une autre adresse ou modifiez ce compte.',
  'roles-mixed':
    'Un compte ne peut pas avoir à la fois des rôles du personnel et le rôle d’utilisateur d’entreprise. Choisissez l’un ou l’autre.',
  'roles-of-company':
    'Les rôles du personnel sont réservés au personnel de l’office. Le rôle d’utilisateur est réservé aux utilisateurs des entreprises. Choisissez des rôles qui conviennent.',
  'file-missing': 'Aucun fichier n’a été téléversé. Choisissez un fichier et téléversez-le de nouveau.',
  ...accountFailuresFr,
  ...customsFailuresFr,
  ...refundFailuresFr,
  ...payoutFailuresFr,
  ...exemptionFailuresFr,
  ...companyFailuresFr,
  ...uploadFailuresFr,
  ...moneyFailuresFr,
  'payload-not-multipart': 'Envoyez le fichier en multipart/form-data.',
};
