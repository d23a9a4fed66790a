import type { Language } from '../../../../contract/texts/sentence';
import type { ExemptionKind } from '../../../../domain/exemption';

/** The words of certificates and denials, with places for what differs. */
export interface ExemptionLetterTexts {
  readonly certificateTitle: string;
  readonly denialTitle: string;
  readonly subject: readonly string[];
  readonly certificate: readonly string[];
  readonly byKind: Readonly<Record<ExemptionKind, string>>;
  readonly keep: string;
  readonly denial: readonly string[];
  readonly questions: string;
  readonly appeal: string;
  readonly page: string;
}

export const EXEMPTION_LETTER_TEXTS: Readonly<Record<Language, ExemptionLetterTexts>> = {
  en: {
    certificateTitle: 'Certificate of exemption {{certificate}}',
    denialTitle: 'Application for exemption denied',
    subject: ['Date: {{date}}', 'Application {{number}}: {{kind}}, fiscal year {{year}}'],
    certificate: [
      '{{company}} is exempt from the assessment of the program “{{program}}” under this certificate.',
      'Certificate number: {{certificate}}',
      'It holds from {{from}} to {{to}}, both days included.',
    ],
    byKind: {
      SMALL_VOLUME:
        'The exemption is for less than {{limit}} {{unit}} in the fiscal year, domestic and imported quantity and that of related companies taken together. When that quantity is reached, the certificate frees nothing more; what then becomes due by the program’s rule is due within 30 days after the end of the fiscal year.',
      ORGANIC:
        'The exemption is for certified organic goods. Importers enter the certificate number in the Customs entry summary; on lines that bear it nothing is collected.',
      EXPORT:
        'The exemption is for goods shipped out of the country. Keep the export papers with your books.',
    },
    keep: 'Keep a copy of this certificate. The board may ask for reports on what was done with the exempt goods.',
    denial: [
      'The board has denied this application.',
      'Reason: {{reason}}',
      'You may apply again with what was missing.',
    ],
    questions: 'Questions? Write to {{email}} or call {{phone}} and name the certificate number.',
    appeal: 'If you do not agree, write to {{email}} or call {{phone}} and name the application number.',
    page: 'Page {{page}} of {{pages}}',
  },
  fr: {
    certificateTitle: 'Certificat d’exemption {{certificate}}',
    denialTitle: 'Demande d’exemption refusée',
    subject: ['Date : {{date}}', 'Demande {{number}} : {{kind}}, exercice {{year}}'],
    certificate: [
      '{{company}} est exemptée de la cotisation du programme « {{program}} » en vertu de ce certificat.',
      'Numéro du certificat : {{certificate}}',
      'Il est valable du {{from}} au {{to}}, ces deux jours compris.',
    ],
    byKind: {
      SMALL_VOLUME:
        'L’exemption vaut pour moins de {{limit}} {{unit}} pendant l’exercice, quantités nationales et importées et celles des entreprises liées réunies. Lorsque cette quantité est atteinte, le certificat n’exempte plus rien; ce qui devient alors dû selon la règle du programme l’est dans les 30 jours suivant la fin de l’exercice.',
      ORGANIC:
        'L’exemption vaut pour les marchandises certifiées biologiques. Les importateurs inscrivent le numéro du certificat dans la déclaration en douane; rien n’est perçu sur les lignes qui le portent.',
      EXPORT:
        'L’exemption vaut pour les marchandises expédiées hors du pays. Conservez les documents d’exportation dans vos livres.',
    },
    keep: 'Conservez une copie de ce certificat. L’office peut demander des comptes sur l’usage des marchandises exemptées.',
    denial: [
      'L’office a refusé cette demande.',
      'Motif : {{reason}}',
      'Vous pouvez présenter une nouvelle demande avec ce qui manquait.',
    ],
    questions:
      'Des questions? Écrivez à {{email}} ou appelez le {{phone}} en indiquant le numéro du certificat.',
    appeal:
      'Si vous n’êtes pas d’accord, écrivez à {{email}} ou appelez le {{phone}} en indiquant le numéro de la demande.',
    page: 'Page {{page}} de {{pages}}',
  },
};
