import { fillFigures } from './fillFigures';
import { notificationsEn, type NotificationKind } from './notifications.en';
import { notificationsFr } from './notifications.fr';
import { escapeHtml, type Language, type Values } from './sentence';

export type { NotificationKind } from './notifications.en';

const CATALOGUES: Readonly<Record<Language, Readonly<Record<NotificationKind, string>>>> = {
  en: notificationsEn,
  fr: notificationsFr,
};

export const isNotificationKind = (kind: string): kind is NotificationKind =>
  Object.hasOwn(notificationsEn, kind);

/** A notification as HTML for a live status message; what people typed stays text in it (decision 3). */
export const notificationHtml = (language: Language, kind: NotificationKind, values: Values): string =>
  fillFigures(language, CATALOGUES[language][kind], values, escapeHtml);

/** The same as plain text, for the list of notifications. */
export const notificationText = (language: Language, kind: NotificationKind, values: Values): string =>
  fillFigures(language, CATALOGUES[language][kind].replace(/<\/?b>/g, ''), values);
