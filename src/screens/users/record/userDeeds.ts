import type { UserRecord } from '../../../../contract/endpoints/users';
import { failureSentence } from '../../../../contract/texts/failures';
import { refusalSentence } from '../../../../contract/texts/refusals';
import type { Language } from '../../../../contract/texts/sentence';
import { mayManageUser } from '../../../../domain/companyPermissions';
import type { Actor } from '../../../../domain/permissions';
import { STAFF_ROLES } from '../../../../domain/roles';

const USER_DEEDS = [
  'changeRoles',
  'resendInvitation',
  'resetPassword',
  'resetSecondFactor',
  'endSessions',
  'unlock',
  'lock',
  'switchOn',
  'switchOff',
] as const;
export type UserDeed = (typeof USER_DEEDS)[number];

/** Why a deed makes no sense at the moment, as a key of the catalogue. */
type Hindrance = 'inactive' | 'noSessions' | 'oneRole' | 'mailCodes';

export interface UserDeedShown {
  readonly deed: UserDeed;
  /** A policy's no, as a sentence with who could; else the account's own state, as a key. Undefined: it can be done. */
  readonly refusal?: string;
  readonly hindrance?: Hindrance;
}

/** Deeds that would leave nobody to look after users. */
const ENDING: readonly UserDeed[] = ['changeRoles', 'lock', 'switchOff'];

/**
 * What can be done to an account as it stands, in the order of the buttons. What is refused stays in sight with its reason; of two
 * opposites only the one that fits the state is there.
 */
export function userDeeds(user: UserRecord, actor: Actor, language: Language): readonly UserDeedShown[] {
  const refusal = refusalSentence(language, mayManageUser(actor, { userId: user.id }));
  return USER_DEEDS.filter((deed) => isOffered(deed, user)).map((deed) => {
    if (refusal !== undefined) {
      const isLast = user.isLastAdmin && actor.userId === user.id && ENDING.includes(deed);
      return { deed, refusal: isLast ? failureSentence(language, 'last-admin') : refusal };
    }
    const hindrance = hindranceOf(deed, user);
    return { deed, ...(hindrance === undefined ? {} : { hindrance }) };
  });
}

/** The one sentence that refuses all of them, to be said once; undefined where each has its own answer. */
export function commonRefusal(deeds: readonly UserDeedShown[]): string | undefined {
  const [first] = deeds;
  return deeds.every(({ refusal }) => refusal === first?.refusal) ? first?.refusal : undefined;
}

function isOffered(deed: UserDeed, user: UserRecord): boolean {
  switch (deed) {
    case 'resendInvitation':
      return user.hasTemporaryPassword;
    case 'resetPassword':
      return !user.hasTemporaryPassword;
    case 'resetSecondFactor':
      return user.secondFactor !== 'none';
    case 'unlock':
      return user.isLocked;
    case 'lock':
      return user.heldAt === null;
    case 'switchOn':
      return !user.isActive;
    case 'switchOff':
      return user.isActive;
    case 'changeRoles':
    case 'endSessions':
      return true;
  }
}

function hindranceOf(deed: UserDeed, user: UserRecord): Hindrance | undefined {
  if (deed === 'changeRoles' && !user.roles.some((role) => STAFF_ROLES.some((each) => each === role)))
    return 'oneRole';
  if (deed === 'endSessions' && user.openSessions === 0) return 'noSessions';
  if (deed === 'resetSecondFactor' && user.secondFactor === 'mail') return 'mailCodes';
  const needsOpenAccount = deed === 'resendInvitation' || deed === 'resetPassword' || deed === 'lock';
  return needsOpenAccount && !user.isActive ? 'inactive' : undefined;
}
