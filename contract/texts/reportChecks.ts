import type { ReportCheckKind } from '../../domain/reportCheck';
import { fillFigures } from './fillFigures';
import type { Language, Values } from './sentence';

const SENTENCES: Readonly<Record<Language, Readonly<Record<ReportCheckKind, string>>>> = {
  en: {
    'period-not-over':
      'You can submit this report after the period ends on {{last:date}}. Your draft is saved.',
    'negative-quantity': 'A quantity can’t be below zero. To correct an earlier report, amend that report.',
    'date-outside-period':
      'The date {{date:date}} is outside the period, {{first:date}} to {{last:date}}. Correct the date.',
    'country-missing': 'Enter the country the import came from.',
    'organic-without-certificate':
      'Your company has no organic certificate on {{date:date}}. Report it as shipped, or apply for a certificate.',
    'no-rate': 'No rate was in effect on {{date:date}}. Contact the board.',
    'unit-slip':
      'The quantity {{now:quantity}} is several hundred times your last quantity, {{last:quantity}}. Did you use a smaller unit?',
    'beyond-any-year':
      'The quantity {{now:quantity}} is at least ten times the exempt quantity for a whole year, {{exempt:quantity}}. Did you use a smaller unit?',
    'ten-times-last':
      'The quantity {{now:quantity}} is at least ten times your last quantity, {{last:quantity}}. Is there an extra digit?',
    'tenth-of-last':
      'The quantity {{now:quantity}} is one tenth or less of your last quantity, {{last:quantity}}. Is a digit missing?',
    'line-twice': 'This repeats an earlier line: {{quantity:quantity}} on {{date:date}}.',
    'nothing-this-time': 'You report no activity. Last time you reported {{last:quantity}}.',
    'nothing-reported': 'You report no activity. A report is still due, and this is it.',
    'received-late': 'This report was due on {{due:date}}.',
    'exempt-quantity-passed':
      'With this report, you reach the exempt quantity for the year. The quantity your certificate exempted until now becomes due.',
  },
  fr: {
    'period-not-over':
      'Vous pourrez envoyer cette déclaration après la fin de la période, le {{last:date}}. Votre brouillon est enregistré.',
    'negative-quantity':
      'Une quantité ne peut pas être négative. Pour corriger une déclaration antérieure, modifiez cette déclaration.',
    'date-outside-period':
      'La date {{date:date}} est hors de la période, du {{first:date}} au {{last:date}}. Corrigez la date.',
    'country-missing': 'Indiquez le pays d’origine de l’importation.',
    'organic-without-certificate':
      'Votre entreprise n’a pas de certificat biologique au {{date:date}}. Déclarez la quantité comme expédiée, ou demandez un certificat.',
    'no-rate': 'Aucun taux n’était en vigueur le {{date:date}}. Communiquez avec l’office.',
    'unit-slip':
      'La quantité {{now:quantity}} est plusieurs centaines de fois la dernière quantité, {{last:quantity}}. Avez-vous utilisé une unité plus petite?',
    'beyond-any-year':
      'La quantité {{now:quantity}} est au moins dix fois la quantité exemptée pour un exercice entier, {{exempt:quantity}}. Avez-vous utilisé une unité plus petite?',
    'ten-times-last':
      'La quantité {{now:quantity}} est au moins dix fois la dernière quantité, {{last:quantity}}. Y a-t-il un chiffre de trop?',
    'tenth-of-last':
      'La quantité {{now:quantity}} est au plus le dixième de la dernière quantité, {{last:quantity}}. Manque-t-il un chiffre?',
    'line-twice': 'Cette ligne répète une ligne précédente : {{quantity:quantity}} le {{date:date}}.',
    'nothing-this-time':
      'Vous ne déclarez aucune activité. La dernière fois, vous avez déclaré {{last:quantity}}.',
    'nothing-reported':
      'Vous ne déclarez aucune activité. Une déclaration est tout de même due, et c’est celle-ci.',
    'received-late': 'Cette déclaration était attendue pour le {{due:date}}.',
    'exempt-quantity-passed':
      'Avec cette déclaration, vous atteignez la quantité exemptée de l’exercice. La quantité que votre certificat exemptait jusqu’ici devient due.',
  },
};

/** What a check says, in a language; its dates and quantities as the language writes them. */
export const reportCheckSentence = (language: Language, kind: ReportCheckKind, values: Values): string =>
  fillFigures(language, SENTENCES[language][kind], values);
