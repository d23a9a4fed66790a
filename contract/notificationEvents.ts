import { COMPANY_EVENTS } from './events/companyEvents';
import { CUSTOMS_EVENTS } from './events/customsEvents';
import type { EventRule } from './events/eventRule';
import { EXEMPTION_EVENTS } from './events/exemptionEvents';
import { PAYMENT_RUN_EVENTS } from './events/paymentRunEvents';
import { PENDING_CHANGE_EVENTS } from './events/pendingChangeEvents';
import { REFUND_EVENTS } from './events/refundEvents';
import { REPORT_EVENTS } from './events/reportEvents';
import { isExemptionMailKind } from './texts/mail';
import type { NotificationKind } from './texts/notifications';

/** Kinds that move screens and are kept in nobody's list: there is nothing to choose about them. */
type QuietKind = 'refund-moved' | 'exemption-moved' | 'customs-progress';

/** What people can choose to be notified about, and how. */
export type NotificationEvent = Exclude<NotificationKind, QuietKind>;

/** Every event somebody can be notified about, in the order of the table. */
export const NOTIFICATION_EVENTS: Readonly<Record<NotificationEvent, EventRule>> = {
  ...REFUND_EVENTS,
  ...PAYMENT_RUN_EVENTS,
  ...CUSTOMS_EVENTS,
  ...REPORT_EVENTS,
  ...EXEMPTION_EVENTS,
  ...COMPANY_EVENTS,
  ...PENDING_CHANGE_EVENTS,
  'company-registered': {
    recipients: ['admin'],
  },
  'sign-ins-locked': {
    recipients: ['admin'],
  },
  'contact-received': {
    recipients: ['admin'],
  },
};

export const isNotificationEvent = (kind: string): kind is NotificationEvent =>
  Object.hasOwn(NOTIFICATION_EVENTS, kind);

/** The events that can concern somebody with these roles, in the order of the table. */
export const eventsFor = (roles: readonly string[]): NotificationEvent[] =>
  Object.entries(NOTIFICATION_EVENTS)
    .filter(([, { recipients }]) => recipients.some((role) => roles.includes(role)))
    .map(([event]) => event)
    .filter(isNotificationEvent);

/** Whether a company's users get a separate email about it, whatever they have chosen: then there is no notification email. */
export const hasOwnMail = (event: NotificationEvent): boolean =>
  isExemptionMailKind(event) || event === 'payee-account-changed';
