import type { MailTemplate } from './mailTemplate';

/** Mails to a company's people about its exemptions. */
export const exemptionMailEn = {
  'exemption-returned': {
    subject: 'Your application {{number}} needs an answer',
    text: `The board has a question about application {{number}} of {{company}}:

{{reason}}

Answer at {{link}}

Until then the time for the board's decision stands still.`,
  },
  'exemption-approved': {
    subject: 'Your exemption is granted: certificate {{certificate}}',
    text: `The board has granted application {{number}} of {{company}}.

Certificate number: {{certificate}}
It holds from {{from}} to {{to}}, both days included.

The certificate is at {{link}}. Keep a copy with your books.`,
  },
  'exemption-denied': {
    subject: 'Your application {{number}} was denied',
    text: `The board has denied application {{number}} of {{company}}:

{{reason}}

The letter is at {{link}}. You may apply again with what was missing.`,
  },
  'exemption-revoked': {
    subject: 'Certificate {{certificate}} is revoked',
    text: `The board has revoked certificate {{certificate}} of {{company}}. It does not hold any more from {{date}} on; what was exempt before stays so.

{{reason}}

See {{link}}`,
  },
  'exemption-expired': {
    subject: 'Certificate {{certificate}} has ended',
    text: `Certificate {{certificate}} of {{company}} ended on {{date}}. What is shipped or imported after that day is assessed.

Apply for a new one at {{link}}`,
  },
  'exemption-renewal-opened': {
    subject: 'Certificate {{certificate}} can be renewed',
    text: `Certificate {{certificate}} of {{company}} ends on {{date}}. Renew it at {{link}}

The application is filled in with what you sent last time.`,
  },
  'exemption-threshold-passed': {
    subject: 'Your exempt quantity of {{year}} is used up',
    text: `{{company}} has reached {{limit}} {{unit}} in fiscal year {{year}}, counting all companies that share the quantity. From {{date}} on certificate {{certificate}} frees nothing any more.

{{rule}}

See {{link}}`,
  },
  'exemption-threshold-due': {
    subject: 'Due for {{year}}: what lay beyond the exempt quantity',
    text: `Fiscal year {{year}} is closed. For {{quantity}} {{unit}} that {{company}} moved beyond what is exempt, {{amount}} is due on {{date}}.

Your account is at {{link}}`,
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;

export const exemptionMailFr: Readonly<Record<keyof typeof exemptionMailEn, MailTemplate>> = {
  'exemption-returned': {
    subject: 'Votre demande {{number}} attend une réponse',
    text: `L’office a une question au sujet de la demande {{number}} de {{company}} :

{{reason}}

Répondez à l’adresse {{link}}

D’ici là, le délai de décision de l’office est suspendu.`,
  },
  'exemption-approved': {
    subject: 'Votre exemption est accordée : certificat {{certificate}}',
    text: `L’office a accordé la demande {{number}} de {{company}}.

Numéro du certificat : {{certificate}}
Il est valable du {{from}} au {{to}}, ces deux jours compris.

Le certificat se trouve à l’adresse {{link}}. Conservez-en une copie dans vos livres.`,
  },
  'exemption-denied': {
    subject: 'Votre demande {{number}} a été refusée',
    text: `L’office a refusé la demande {{number}} de {{company}} :

{{reason}}

La lettre se trouve à l’adresse {{link}}. Vous pouvez présenter une nouvelle demande avec ce qui manquait.`,
  },
  'exemption-revoked': {
    subject: 'Le certificat {{certificate}} est révoqué',
    text: `L’office a révoqué le certificat {{certificate}} de {{company}}. Il n’est plus valable à partir du {{date}}; ce qui était exempté auparavant le reste.

{{reason}}

Voir {{link}}`,
  },
  'exemption-expired': {
    subject: 'Le certificat {{certificate}} a pris fin',
    text: `Le certificat {{certificate}} de {{company}} a pris fin le {{date}}. Ce qui est expédié ou importé après ce jour est soumis à cotisation.

Demandez-en un nouveau à l’adresse {{link}}`,
  },
  'exemption-renewal-opened': {
    subject: 'Le certificat {{certificate}} peut être renouvelé',
    text: `Le certificat {{certificate}} de {{company}} prend fin le {{date}}. Renouvelez-le à l’adresse {{link}}

La demande est remplie avec ce que vous avez envoyé la dernière fois.`,
  },
  'exemption-threshold-passed': {
    subject: 'Votre quantité exemptée de {{year}} est épuisée',
    text: `{{company}} a atteint {{limit}} {{unit}} pendant l’exercice {{year}}, toutes les entreprises qui partagent cette quantité comprises. À partir du {{date}}, le certificat {{certificate}} n’exempte plus rien.

{{rule}}

Voir {{link}}`,
  },
  'exemption-threshold-due': {
    subject: 'Dû pour {{year}} : au-delà de la quantité exemptée',
    text: `L’exercice {{year}} est clos. Pour {{quantity}} {{unit}} que {{company}} a écoulés au-delà de l’exemption, {{amount}} est dû le {{date}}.

Votre compte se trouve à l’adresse {{link}}`,
  },
};
