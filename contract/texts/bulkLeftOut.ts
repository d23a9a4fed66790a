import type { BulkLeftOut } from '../entities/refundReview';
import type { Language } from './sentence';

/** Why a claim is not verified together with others, told of one claim. */
const SENTENCES: Readonly<Record<Language, Readonly<Record<BulkLeftOut, string>>>> = {
  en: {
    'not-waiting': 'It isn’t waiting for verification. Open it to see its status.',
    returned: 'It was returned to the verifier. Open it, read the reason, and verify it there.',
    'assigned-to-other': 'It is assigned to another person. Ask them, or assign it to yourself first.',
    'not-exact': 'It is not an exact match anymore. Open it and verify it there.',
    'filed-by-you': 'You filed it. Another person must verify it.',
    'approved-by-you': 'You approved it. Another person must verify it.',
    commented:
      'There is a comment on it since its last step. Open it, read the comment, and verify it there.',
    'document-unopened':
      'No one has opened one of its documents. Open the document, then verify the claim again.',
  },
  fr: {
    'not-waiting': 'Elle n’attend pas de vérification. Ouvrez-la pour voir son état.',
    returned: 'Elle a été renvoyée au vérificateur. Ouvrez-la, lisez le motif et vérifiez-la seule.',
    'assigned-to-other':
      'Elle est attribuée à une autre personne. Demandez-lui, ou attribuez-vous d’abord la demande.',
    'not-exact': 'Elle ne correspond plus exactement. Ouvrez-la et vérifiez-la seule.',
    'filed-by-you': 'Vous l’avez déposée. Une autre personne doit la vérifier.',
    'approved-by-you': 'Vous l’avez approuvée. Une autre personne doit la vérifier.',
    commented:
      'Elle a reçu un commentaire depuis sa dernière étape. Ouvrez-la, lisez le commentaire et vérifiez-la seule.',
    'document-unopened':
      'Personne n’a ouvert l’un de ses documents. Ouvrez le document, puis vérifiez de nouveau la demande.',
  },
};

export const bulkLeftOutSentence = (language: Language, why: BulkLeftOut): string => SENTENCES[language][why];
