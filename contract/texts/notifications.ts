import companyEn from './en/companyNotices.json';
import exemptionEn from './en/exemptionNotices.json';
import generalEn from './en/notifications.json';
import pendingChangeEn from './en/pendingChangeNotices.json';
import companyFr from './fr/companyNotices.json';
import exemptionFr from './fr/exemptionNotices.json';
import generalFr from './fr/notifications.json';
import pendingChangeFr from './fr/pendingChangeNotices.json';
import { fillFigures, fillHtml } from './fill';
import { periodName } from './periodName';
import { isRefundReason, refundReasonName } from './refundNames';
import type { Language, Values } from './sentence';

const en = { ...generalEn, ...exemptionEn, ...companyEn, ...pendingChangeEn };

export type NotificationKind = keyof typeof en;

/**
 * What each notification says, as HTML with `b` as its only element. Values are escaped when they are put in; figures are written
 * the way the language does.
 */
export const NOTIFICATIONS: Readonly<Record<Language, Readonly<Record<NotificationKind, string>>>> = {
  en,
  fr: { ...generalFr, ...exemptionFr, ...companyFr, ...pendingChangeFr },
};

export const isNotificationKind = (kind: string): kind is NotificationKind => Object.hasOwn(en, kind);

/** A notification as HTML for a live status message; what people typed stays text in it (decision 3). */
export const notificationHtml = (language: Language, kind: NotificationKind, values: Values): string =>
  fillHtml(language, NOTIFICATIONS[language][kind], formatValues(language, values));

/** The same as plain text, for the list of notifications. */
export const notificationText = (language: Language, kind: NotificationKind, values: Values): string =>
  fillFigures(language, NOTIFICATIONS[language][kind].replace(/<\/?b>/g, ''), formatValues(language, values));

/** Reasons and periods travel by their keys, because each reader reads them in their own language. */
const formatValues = (language: Language, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, string | number] => {
      if (typeof value !== 'string') return [name, value];
      if (name === 'refundReason' && isRefundReason(value)) return [name, refundReasonName(language, value)];
      return [name, name === 'period' ? periodName(language, value) : value];
    }),
  );
