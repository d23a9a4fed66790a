import type { FailureKind } from './failures.en';

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
  'payload-too-large': 'L’envoi dépasse la limite de {{limit}}. Envoyez quelque chose de plus petit.',
  'field-missing': 'Cette information est requise. Remplissez-la.',
  'field-invalid': 'Cette valeur ne peut pas être utilisée ici. Comparez-la à l’indication près du champ.',
  'field-unknown': 'Le champ {{field}} n’est pas connu ici et a été refusé.',
  'field-too-long': 'Le texte dépasse les {{limit}} caractères permis. Raccourcissez-le.',
  'too-many-requests': 'Trop de requêtes sont venues d’ici. Attendez {{seconds}} secondes et réessayez.',
  'stale-version':
    'Ce dossier a changé depuis que vous l’avez ouvert : {{what}} par {{who}} le {{when}}. Regardez le nouvel état, puis décidez de nouveau.',
  'key-missing':
    'Cet appel exige un en-tête Idempotency-Key, afin qu’un double envoi n’ait lieu qu’une fois.',
  'key-reused':
    'Cette clé Idempotency-Key a déjà servi avec un autre contenu. Prenez une nouvelle clé pour une nouvelle requête.',
  'key-in-use': 'La même requête est en cours d’exécution. Attendez sa réponse.',
};
