import type { ReportCheckKind } from '../../domain/reportCheck';
import { fillFigures } from './fillFigures';
import type { Language, Values } from './sentence';

const SENTENCES: Readonly<Record<Language, Readonly<Record<ReportCheckKind, string>>>> = {
  en: {
    'period-not-over': 'The period ends on {{last:date}}; its report can be sent from the day after.',
    'negative-quantity': 'A quantity below zero cannot be reported. Amend the report it should correct.',
    'date-outside-period': 'The date {{date:date}} lies outside the period, {{first:date}} to {{last:date}}.',
    'country-missing': 'An import needs the country it came from.',
    'organic-without-certificate':
      'Your company holds no organic certificate on {{date:date}}. Report the quantity as shipped, or apply for one.',
    'no-rate': 'No rate was in force on {{date:date}}. Ask the board.',
    'unit-slip':
      'The quantity {{now:quantity}} is several hundred times what is usual ({{last:quantity}} last time). Was it entered in a smaller unit?',
    'beyond-any-year':
      'The quantity {{now:quantity}} is at least ten times what is exempt in a whole year ({{exempt:quantity}}). Was it entered in a smaller unit?',
    'ten-times-last':
      'The quantity {{now:quantity}} is at least ten times the {{last:quantity}} of the last report. Is there a digit too many?',
    'tenth-of-last':
      'The quantity {{now:quantity}} is at most a tenth of the {{last:quantity}} of the last report. Is a digit missing?',
    'line-twice': 'An earlier line says the same: {{quantity:quantity}} on {{date:date}}.',
    'nothing-this-time': 'Nothing is reported, {{last:quantity}} was last time.',
    'nothing-reported': 'Nothing is reported. A report of nothing is due all the same, and this is one.',
    'received-late': 'The report was due on {{due:date}}.',
    'exempt-quantity-passed':
      'With this report the year reaches the exempt quantity: what the certificate had freed is due with it.',
  },
  fr: {
    'period-not-over':
      'La période se termine le {{last:date}}; la déclaration peut être envoyée à partir du lendemain.',
    'negative-quantity':
      'Une quantité négative ne peut pas être déclarée. Modifiez la déclaration à corriger.',
    'date-outside-period':
      'La date {{date:date}} est hors de la période, du {{first:date}} au {{last:date}}.',
    'country-missing': 'Une importation doit indiquer son pays d’origine.',
    'organic-without-certificate':
      'Votre entreprise n’a pas de certificat biologique au {{date:date}}. Déclarez la quantité comme expédiée, ou demandez un certificat.',
    'no-rate': 'Aucun taux n’était en vigueur le {{date:date}}. Adressez-vous à l’office.',
    'unit-slip':
      'La quantité {{now:quantity}} est plusieurs centaines de fois l’habituelle ({{last:quantity}} la dernière fois). A-t-elle été saisie dans une unité plus petite?',
    'beyond-any-year':
      'La quantité {{now:quantity}} atteint au moins dix fois ce qui est exempté en un exercice entier ({{exempt:quantity}}). A-t-elle été saisie dans une unité plus petite?',
    'ten-times-last':
      'La quantité {{now:quantity}} atteint au moins dix fois celle de la dernière déclaration, {{last:quantity}}. Y a-t-il un chiffre de trop?',
    'tenth-of-last':
      'La quantité {{now:quantity}} est au plus le dixième de celle de la dernière déclaration, {{last:quantity}}. Manque-t-il un chiffre?',
    'line-twice': 'Une ligne précédente dit la même chose : {{quantity:quantity}} le {{date:date}}.',
    'nothing-this-time': 'Rien n’est déclaré, contre {{last:quantity}} la dernière fois.',
    'nothing-reported': 'Rien n’est déclaré. Une déclaration à zéro est due malgré tout, et en voici une.',
    'received-late': 'La déclaration était attendue pour le {{due:date}}.',
    'exempt-quantity-passed':
      'Avec cette déclaration, l’exercice atteint la quantité exemptée : ce que le certificat avait libéré est dû avec elle.',
  },
};

/** What a check says, in a language; its dates and quantities as the language writes them. */
export const reportCheckSentence = (language: Language, kind: ReportCheckKind, values: Values): string =>
  fillFigures(language, SENTENCES[language][kind], values);
