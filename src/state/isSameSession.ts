import type { Session } from '../../contract/entities/session';
import { subjectOf } from './claims';

/**
 * Whether what lies in storage is still this tab's session, however often it was renewed: the same person's, and remembered or not
 * as this one is. A remembered one may have given way to somebody else's from another tab.
 */
export const isSameSession = (mine: Session, stored: Session | undefined): boolean =>
  stored?.rememberMe === mine.rememberMe && subjectOf(stored.token) === subjectOf(mine.token);
