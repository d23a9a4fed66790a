import type { UserRecord } from '../../../../contract/endpoints/users/record';
import { failureSentence } from '../../../../contract/texts/failures';
import { refusalSentence } from '../../../../contract/texts/refusals';
import type { Language } from '../../../../contract/texts/sentence';
import { mayManageUser } from '../../../../domain/userPermissions';
import type { Actor } from '../../../../domain/permissions';
import { isStaff } from '../../../../domain/roles';

const USER_ACTIONS = [
  'changeRoles',
  'changePermissions',
  'resendInvitation',
  'resetPassword',
  'resetSecondFactor',
  'endSessions',
  'unlock',
  'lock',
  'switchOn',
  'switchOff',
] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** Why an action makes no sense at the moment, as a key of the catalogue. */
type Hindrance = 'inactive' | 'noSessions' | 'mailCodes';

export interface UserActionShown {
  readonly action: UserAction;
  /** A policy's no, as a sentence with who could; else the account's own state, as a key. Undefined: it can be done. */
  readonly refusal?: string;
  readonly hindrance?: Hindrance;
}

/** Actions that would leave nobody to look after users. */
const ENDING: readonly UserAction[] = ['changeRoles', 'lock', 'switchOff'];

/**
 * What can be done to an account as it stands, in the order of the buttons. What is refused stays in sight with its reason; of two
 * opposites only the one that fits the state is there.
 */
export function userActions(user: UserRecord, actor: Actor, language: Language): readonly UserActionShown[] {
  const refusal = refusalSentence(language, mayManageUser(actor, { userId: user.id }));
  return USER_ACTIONS.filter((action) => isOffered(action, user)).map((action) => {
    if (refusal !== undefined) {
      const isLast = user.isLastAdmin && actor.userId === user.id && ENDING.includes(action);
      return { action, refusal: isLast ? failureSentence(language, 'last-admin') : refusal };
    }
    const hindrance = hindranceOf(action, user);
    return { action, ...(hindrance === undefined ? {} : { hindrance }) };
  });
}

/** The one sentence that refuses all of them, to be said once; undefined where each has its own answer. */
export function commonRefusal(actions: readonly UserActionShown[]): string | undefined {
  const [first] = actions;
  return actions.every(({ refusal }) => refusal === first?.refusal) ? first?.refusal : undefined;
}

function isOffered(action: UserAction, user: UserRecord): boolean {
  switch (action) {
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
    case 'changePermissions':
      return isOfCompany(user);
    case 'changeRoles':
      return !isOfCompany(user);
    case 'endSessions':
      return true;
  }
}

/** Roles are the staff's; what a company's person may do is said by permissions. */
const isOfCompany = ({ roles }: UserRecord): boolean => !isStaff(roles);

function hindranceOf(action: UserAction, user: UserRecord): Hindrance | undefined {
  if (action === 'endSessions' && user.openSessions === 0) return 'noSessions';
  if (action === 'resetSecondFactor' && user.secondFactor === 'mail') return 'mailCodes';
  const needsOpenAccount = action === 'resendInvitation' || action === 'resetPassword' || action === 'lock';
  return needsOpenAccount && !user.isActive ? 'inactive' : undefined;
}
