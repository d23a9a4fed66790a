import type { Language } from '../sentence';

/** What somebody who files a refund claim signs. */
export const certifications: Readonly<
  Record<Language, Readonly<Record<'isTrue' | 'notClaimedBefore' | 'isAuthorised', string>>>
> = {
  en: {
    isTrue: 'Everything in this claim is true and complete to the best of my knowledge.',
    notClaimedBefore:
      'No refund has been claimed for these entry lines before, neither here nor from Customs.',
    isAuthorised: 'I am authorised to sign for the company.',
  },
  fr: {
    isTrue: 'Tout ce que contient cette demande est vrai et complet, au mieux de ma connaissance.',
    notClaimedBefore:
      'Aucun remboursement n’a été réclamé auparavant pour ces lignes d’entrée, ni ici ni auprès de la douane.',
    isAuthorised: 'Je suis autorisé à signer pour l’entreprise.',
  },
};

/** What somebody who sends a report signs. */
export const reportCertification: Readonly<Record<Language, Readonly<Record<'isTrue', string>>>> = {
  en: {
    isTrue:
      'I certify that this report is true and complete to the best of my knowledge, and that I am authorised to submit it.',
  },
  fr: {
    isTrue:
      'Je certifie que cette déclaration est exacte et complète à ma connaissance, et que je suis autorisé à l’envoyer.',
  },
};

/** The sentences of a decision's letter that a board may put in its own words. */
export const decisionPhrases: Readonly<
  Record<Language, Readonly<Record<'approvedText' | 'rejectedText' | 'again' | 'appeal', string>>>
> = {
  en: {
    approvedText:
      'The board has approved a refund of {{amount}} on the entry lines below. It will be paid to {{payee}}, {{address}}.',
    rejectedText: 'The board has rejected this claim. Nothing is refunded on the entry lines below.',
    again: 'The lines may be claimed again with what was missing.',
    appeal: 'If you do not agree, write to {{email}} or call {{phone}} and name the claim number.',
  },
  fr: {
    approvedText:
      'L’office a approuvé un remboursement de {{amount}} sur les lignes d’entrée ci-dessous. Il sera versé à {{payee}}, {{address}}.',
    rejectedText: 'L’office a rejeté cette demande. Rien n’est remboursé sur les lignes d’entrée ci-dessous.',
    again: 'Les lignes peuvent être réclamées de nouveau avec ce qui manquait.',
    appeal:
      'Si vous n’êtes pas d’accord, écrivez à {{email}} ou appelez le {{phone}} en indiquant le numéro de la demande.',
  },
};
