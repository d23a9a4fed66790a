import type { Language } from '../../../../contract/texts/sentence';
import type { ExemptionKind } from '../../../../domain/exemption';

/** The texts of certificates and denial letters, with places for values. */
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
      'With this certificate, {{company}} is exempt from the assessment of “{{program}}”.',
      'Certificate number: {{certificate}}',
      'Valid from {{from}} through {{to}}.',
    ],
    byKind: {
      SMALL_VOLUME:
        'This exemption is for less than {{limit}} {{unit}} in the fiscal year. This limit counts domestic and imported quantity and the quantity of related companies. After you reach the limit, the exemption no longer applies. Pay any amount then due under the program’s rules within 30 days after the end of the fiscal year.',
      ORGANIC:
        'This exemption is for certified organic goods. Importers must enter the certificate number on the entry summary. Customs does not collect the assessment on lines with this number.',
      EXPORT:
        'This exemption is for goods shipped out of the country. Keep the export documents with your records.',
    },
    keep: 'Keep a copy of this certificate. The board may ask you to report how the exempt goods were used.',
    denial: [
      'The board has denied this application.',
      'Reason: {{reason}}',
      'You can apply again with the missing information.',
    ],
    questions: 'Questions? Email {{email}} or call {{phone}}. Give the certificate number.',
    appeal: 'If you disagree, email {{email}} or call {{phone}}. Give the application number.',
    page: 'Page {{page}} of {{pages}}',
  },
  fr: {
    certificateTitle: 'Certificat d’exemption {{certificate}}',
    denialTitle: 'Demande d’exemption refusée',
    subject: ['Date : {{date}}', 'Demande {{number}} : {{kind}}, exercice {{year}}'],
    certificate: [
      'En vertu de ce certificat, {{company}} est exemptée de la cotisation de « {{program}} ».',
      'Numéro du certificat : {{certificate}}',
      'Valide du {{from}} au {{to}} inclusivement.',
    ],
    byKind: {
      SMALL_VOLUME:
        'Cette exemption vise moins de {{limit}} {{unit}} pendant l’exercice. Cette limite compte les quantités nationales et importées ainsi que celles des entreprises liées. Une fois la limite atteinte, l’exemption ne s’applique plus. Payez tout montant alors dû selon les règles du programme dans les 30 jours suivant la fin de l’exercice.',
      ORGANIC:
        'Cette exemption vise les marchandises certifiées biologiques. Les importateurs doivent inscrire le numéro du certificat dans la déclaration en douane. La douane ne perçoit pas la cotisation sur les lignes qui portent ce numéro.',
      EXPORT:
        'Cette exemption vise les marchandises expédiées hors du pays. Conservez les documents d’exportation dans vos dossiers.',
    },
    keep: 'Conservez une copie de ce certificat. L’office peut vous demander de déclarer l’usage des marchandises exemptées.',
    denial: [
      'L’office a refusé cette demande.',
      'Motif : {{reason}}',
      'Vous pouvez faire une nouvelle demande avec les renseignements manquants.',
    ],
    questions:
      'Des questions? Écrivez à {{email}} ou appelez au {{phone}}. Indiquez le numéro du certificat.',
    appeal:
      'Si vous n’êtes pas d’accord, écrivez à {{email}} ou appelez au {{phone}}. Indiquez le numéro de la demande.',
    page: 'Page {{page}} de {{pages}}',
  },
};
