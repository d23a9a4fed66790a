import type { Language } from '../../../contract/texts/sentence';

/** The words of a report's receipt. */
export interface ReceiptTexts {
  readonly title: string;
  readonly receipt: string;
  readonly report: string;
  readonly received: string;
  readonly due: string;
  readonly text: string;
  readonly certified: string;
  readonly amounts: string;
  readonly kinds: Readonly<Record<'SHIPPED' | 'IMPORTED' | 'EXPORTED' | 'ORGANIC', string>>;
  readonly columns: readonly [string, string, string, string];
  readonly total: string;
  readonly page: string;
}

export const RECEIPT_TEXTS: Readonly<Record<Language, ReceiptTexts>> = {
  en: {
    title: 'Report receipt',
    receipt: 'Receipt number: {{receipt}}',
    report: 'Report {{number}}: {{period}}, fiscal year {{year}}',
    received: 'Received: {{date}}',
    due: 'Payment due: {{date}}',
    text: 'The board has received this report. The assessment is {{amount}}.',
    certified: 'Certified as true and complete by: {{name}}{{title}}',
    amounts: 'Quantities in {{unit}}: {{exempt}} exempt, {{assessable}} assessed.',
    kinds: { SHIPPED: 'Shipped', IMPORTED: 'Imported', EXPORTED: 'Exported', ORGANIC: 'Organic' },
    columns: ['Date', 'Type', 'Description', 'Quantity'],
    total: 'Assessment',
    page: 'Page {{page}} of {{pages}}',
  },
  fr: {
    title: 'Accusé de réception',
    receipt: 'Numéro de l’accusé : {{receipt}}',
    report: 'Déclaration {{number}} : {{period}}, exercice {{year}}',
    received: 'Reçue : {{date}}',
    due: 'Échéance du paiement : {{date}}',
    text: 'L’office a reçu cette déclaration. La cotisation est de {{amount}}.',
    certified: 'Certifiée exacte et complète par : {{name}}{{title}}',
    amounts: 'Quantités en {{unit}} : {{exempt}} exemptées, {{assessable}} cotisées.',
    kinds: { SHIPPED: 'Expédié', IMPORTED: 'Importé', EXPORTED: 'Exporté', ORGANIC: 'Biologique' },
    columns: ['Date', 'Type', 'Description', 'Quantité'],
    total: 'Cotisation',
    page: 'Page {{page}} de {{pages}}',
  },
};
