import { MAX_STATUS_LENGTH, type LivePayload } from '../../../contract/hub';
import { isNotificationKind, notificationHtml } from '../../../contract/texts/notifications';
import type { Language } from '../../../contract/texts/sentence';
import type { Selectable } from 'kysely';
import type { Audience, NotificationEventTable } from '../../db/notificationTables';

/** What the live connections of an audience are told, in each language. */
export interface LiveMessage {
  readonly audience: Audience;
  readonly messages: Readonly<Record<Language, LivePayload>>;
  /** People of the audience who want no alert of it. */
  readonly silentFor: ReadonlySet<string>;
  /** The claim whose open page tells of it in place, so that whoever looks at it needs no alert. */
  readonly onClaimPage: string | null;
}

/** Who a live connection belongs to. */
export interface LiveReader {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly companyId: string;
  /** As others who have the same claim open see it. */
  readonly name: string;
}

/** Whether a reader is one of the audience. Live connections are the staff's alone. */
export function isInAudience(audience: Audience, reader: LiveReader): boolean {
  switch (audience.kind) {
    case 'staff':
      return true;
    case 'roles':
      return audience.roles.some((role) => reader.roles.includes(role));
    case 'company':
      return reader.companyId === audience.companyId;
    case 'user':
      return reader.userId === audience.userId;
  }
}

/** A kept event as it goes out; null when a newer version of the product wrote a kind this one does not know. */
export function liveMessageOf(event: Selectable<NotificationEventTable>): LiveMessage | null {
  const { kind } = event;
  if (!isNotificationKind(kind)) return null;
  const inLanguage = (language: Language): LivePayload => ({
    ...(event.quiet
      ? {}
      : {
          message: notificationHtml(language, kind, event.text_values).slice(0, MAX_STATUS_LENGTH),
          state: event.state,
        }),
    ...(event.touches.length > 0 ? { touches: event.touches } : {}),
    ...(event.progress === null ? {} : { progress: event.progress }),
  });
  return {
    audience: event.audience,
    messages: { en: inLanguage('en'), fr: inLanguage('fr') },
    silentFor: new Set(event.silent_for),
    onClaimPage: isStepOfClaim(kind)
      ? (event.touches.find(({ type }) => type === 'refund')?.id ?? null)
      : null,
  };
}

/** A comment changes nothing of a claim, so its page does not say that it changed. */
const isStepOfClaim = (kind: string): boolean => kind.startsWith('refund-') && kind !== 'refund-commented';

/** The same message without its alert: what it touched still moves. */
export const silenced = ({ en, fr }: LiveMessage['messages']): LiveMessage['messages'] => ({
  en: quietOf(en),
  fr: quietOf(fr),
});

/** The same for whoever has the claim on screen: their list of notifications has one more. */
export const withoutAlert = (messages: LiveMessage['messages']): LiveMessage['messages'] => {
  const { en, fr } = silenced(messages);
  return { en: withList(en), fr: withList(fr) };
};

const withList = ({ touches = [], ...payload }: LivePayload): LivePayload => ({
  ...payload,
  touches: [...touches, { type: 'notification' }],
});

const quietOf = ({ touches, progress }: LivePayload): LivePayload => ({
  ...(touches === undefined ? {} : { touches }),
  ...(progress === undefined ? {} : { progress }),
});
