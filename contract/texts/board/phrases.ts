import type { Language } from '../sentence';

/** The certifications that a refund claimant signs. */
export const certifications: Readonly<
  Record<Language, Readonly<Record<'isTrue' | 'notClaimedBefore' | 'isAuthorised', string>>>
> = {
  en: {
    isTrue: 'Everything in this claim is true and complete to the best of my knowledge.',
    notClaimedBefore:
      'No refund of these entry summary lines has been claimed before, from the board or from Customs.',
    isAuthorised: 'I am authorized to sign for the company.',
  },
  fr: {
    isTrue: 'Tout ce que contient cette demande est exact et complet, au meilleur de ma connaissance.',
    notClaimedBefore:
      'Aucun remboursement n’a été demandé auparavant pour ces lignes de déclaration, ni à l’office ni à la douane.',
    isAuthorised: 'J’ai l’autorisation de signer pour l’entreprise.',
  },
};

/** The certification that the person who submits a report signs. */
export const reportCertification: Readonly<Record<Language, Readonly<Record<'isTrue', string>>>> = {
  en: {
    isTrue:
      'I certify that this report is true and complete to the best of my knowledge. I am authorized to submit it.',
  },
  fr: {
    isTrue:
      'Je certifie que cette déclaration est exacte et complète au meilleur de ma connaissance. J’ai l’autorisation de l’envoyer.',
  },
};

/** The sentences of a decision letter that a board may put in its own words. */
export const decisionPhrases: Readonly<
  Record<Language, Readonly<Record<'approvedText' | 'rejectedText' | 'again' | 'appeal', string>>>
> = {
  en: {
    approvedText:
      'The board has approved a refund of {{amount}} for the entry summary lines below. The payee is {{payee}}, at this address: {{address}}',
    rejectedText: 'The board has rejected this claim. There is no refund for the entry summary lines below.',
    again: 'You can claim these lines again if you add what was missing.',
    appeal: 'If you disagree, email {{email}} or call {{phone}}. Include the claim number.',
  },
  fr: {
    approvedText:
      'L’office a approuvé un remboursement de {{amount}} pour les lignes de déclaration ci-dessous. Le bénéficiaire est {{payee}}, à cette adresse : {{address}}',
    rejectedText:
      'L’office a rejeté cette demande. Les lignes de déclaration ci-dessous ne donnent lieu à aucun remboursement.',
    again: 'Vous pouvez demander de nouveau le remboursement de ces lignes si vous ajoutez ce qui manquait.',
    appeal:
      'Si vous n’êtes pas d’accord, écrivez à {{email}} ou appelez le {{phone}}. Indiquez le numéro de la demande.',
  },
};
