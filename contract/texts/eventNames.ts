import type { NotificationEvent } from '../notificationEvents';
import en from './en/notificationEvents.json';
import fr from './fr/notificationEvents.json';
import type { Language } from './sentence';

const NAMES: Readonly<Record<Language, Readonly<Record<NotificationEvent, string>>>> = { en, fr };

/** An event in the table of notification settings and as the subject of its email. */
export const eventName = (language: Language, event: NotificationEvent): string => NAMES[language][event];
