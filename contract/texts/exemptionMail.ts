import type { MailTemplate } from './mailTemplate';

/** Emails to a company's people about its exemptions. */
export const exemptionMailEn = {
  'exemption-returned': {
    subject: 'The board needs your answer on application {{number}}',
    text: `The board has a question about application {{number}} of {{company}}:

{{reason}}

Answer at {{link}}

The review period is paused until you reply.`,
  },
  'exemption-approved': {
    subject: 'Your exemption is approved: certificate {{certificate}}',
    text: `The board has approved the exemption of {{company}} (application {{number}}).

Certificate number: {{certificate}}
Valid from {{from}} through {{to}}.

Download the certificate at {{link}}. Keep a copy for your records.`,
  },
  'exemption-denied': {
    subject: 'Your application {{number}} was denied',
    text: `The board has denied application {{number}} of {{company}}:

{{reason}}

Download the letter at {{link}}. You can apply again with the missing information.`,
  },
  'exemption-revoked': {
    subject: 'Certificate {{certificate}} is revoked',
    text: `The board has revoked certificate {{certificate}} of {{company}}. The certificate is no longer valid from {{date}}. The exemption still applies to earlier dates.

Reason: {{reason}}

View details at {{link}}`,
  },
  'exemption-expired': {
    subject: 'Certificate {{certificate}} has expired',
    text: `Certificate {{certificate}} of {{company}} ended on {{date}}. What you ship or import after that date is assessed.

Apply for a new certificate at {{link}}`,
  },
  'exemption-renewal-opened': {
    subject: 'You can renew certificate {{certificate}}',
    text: `Certificate {{certificate}} of {{company}} ends on {{date}}. Renew it at {{link}}

You can reuse the details of your last application.`,
  },
  'exemption-threshold-passed': {
    subject: 'You have reached your exempt quantity for {{year}}',
    text: `{{company}} has reached {{limit}} {{unit}} in fiscal year {{year}}. This counts all companies that share the quantity. As of {{date}}, certificate {{certificate}} no longer applies.

{{rule}}

View details at {{link}}`,
  },
  'exemption-threshold-due': {
    subject: 'Amount due for {{year}}: quantity above your exempt quantity',
    text: `Fiscal year {{year}} is closed. {{company}} moved {{quantity}} {{unit}} above its exempt quantity. The amount due is {{amount}}, payable by {{date}}.

View your account at {{link}}`,
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;

export const exemptionMailFr: Readonly<Record<keyof typeof exemptionMailEn, MailTemplate>> = {
  'exemption-returned': {
    subject: 'L’office attend votre réponse sur la demande {{number}}',
    text: `L’office a une question au sujet de la demande {{number}} de {{company}} :

{{reason}}

Répondez à l’adresse {{link}}

Le délai d’examen est suspendu jusqu’à votre réponse.`,
  },
  'exemption-approved': {
    subject: 'Votre exemption est approuvée : certificat {{certificate}}',
    text: `L’office a approuvé l’exemption de {{company}} (demande {{number}}).

Numéro du certificat : {{certificate}}
Valide du {{from}} au {{to}} inclusivement.

Téléchargez le certificat à l’adresse {{link}}. Conservez-en une copie dans vos dossiers.`,
  },
  'exemption-denied': {
    subject: 'Votre demande {{number}} a été refusée',
    text: `L’office a refusé la demande {{number}} de {{company}} :

{{reason}}

Téléchargez la lettre à l’adresse {{link}}. Vous pouvez faire une nouvelle demande avec les renseignements manquants.`,
  },
  'exemption-revoked': {
    subject: 'Le certificat {{certificate}} est révoqué',
    text: `L’office a révoqué le certificat {{certificate}} de {{company}}, qui n’est plus valide à partir du {{date}}. L’exemption s’applique toujours aux dates antérieures.

Motif : {{reason}}

Voir les détails à l’adresse {{link}}`,
  },
  'exemption-expired': {
    subject: 'Le certificat {{certificate}} a expiré',
    text: `Le certificat {{certificate}} de {{company}} a pris fin le {{date}}. Ce que vous expédiez ou importez après cette date est soumis à la cotisation.

Demandez un nouveau certificat à l’adresse {{link}}`,
  },
  'exemption-renewal-opened': {
    subject: 'Vous pouvez renouveler le certificat {{certificate}}',
    text: `Le certificat {{certificate}} de {{company}} prend fin le {{date}}. Renouvelez-le à l’adresse {{link}}

Vous pouvez réutiliser les détails de votre dernière demande.`,
  },
  'exemption-threshold-passed': {
    subject: 'Vous avez atteint votre quantité exemptée de {{year}}',
    text: `{{company}} a atteint {{limit}} {{unit}} pendant l’exercice {{year}}. Ce total compte toutes les entreprises qui partagent cette quantité. À partir du {{date}}, le certificat {{certificate}} ne s’applique plus.

{{rule}}

Voir les détails à l’adresse {{link}}`,
  },
  'exemption-threshold-due': {
    subject: 'Montant dû pour {{year}} : au-delà de la quantité exemptée',
    text: `L’exercice {{year}} est clos. {{company}} a écoulé {{quantity}} {{unit}} au-delà de sa quantité exemptée. Le montant dû est de {{amount}}, payable au plus tard le {{date}}.

Consultez votre compte à l’adresse {{link}}`,
  },
};
