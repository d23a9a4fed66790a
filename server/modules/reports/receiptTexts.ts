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
    title: 'Receipt of report',
    receipt: 'Receipt {{receipt}}',
    report: 'Report {{number}}, {{period}} of fiscal year {{year}}',
    received: 'Received on {{date}}',
    due: 'Payment is due on {{date}}',
    text: 'The board has received this report. Its assessment is {{amount}}.',
    certified: 'Certified as true by {{name}}{{title}}.',
    amounts: 'Quantities are in {{unit}}; {{exempt}} of them are exempt, {{assessable}} are assessed.',
    kinds: { SHIPPED: 'Shipped', IMPORTED: 'Imported', EXPORTED: 'Exported', ORGANIC: 'Organic' },
    columns: ['Date', 'Kind', 'Description', 'Quantity'],
    total: 'Assessment',
    page: 'Page {{page}} of {{pages}}',
  },
  fr: {
    title: 'Accusé de réception',
    receipt: 'Accusé {{receipt}}',
    report: 'Déclaration {{number}}, {{period}} de l’exercice {{year}}',
    received: 'Reçue le {{date}}',
    due: 'Le paiement est attendu pour le {{date}}',
    text: 'L’office a reçu cette déclaration. La cotisation est de {{amount}}.',
    certified: 'Certifiée exacte par {{name}}{{title}}.',
    amounts: 'Quantités en {{unit}}; {{exempt}} en sont exemptées, {{assessable}} sont cotisées.',
    kinds: { SHIPPED: 'Expédié', IMPORTED: 'Importé', EXPORTED: 'Exporté', ORGANIC: 'Biologique' },
    columns: ['Date', 'Nature', 'Description', 'Quantité'],
    total: 'Cotisation',
    page: 'Page {{page}} de {{pages}}',
  },
};
