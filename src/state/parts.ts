import type { Session } from '../../contract/entities/session';
import type { OriginalCompany } from './impersonation';
import type { Preferences } from './deviceChoices';

/** Parts of the state that code outside the reducers reads, so that it need not know the whole. */
export interface SessionPart {
  readonly session: Session | null;
}

export interface ImpersonationPart {
  readonly impersonation: OriginalCompany | null;
}

export interface BoardZonePart {
  readonly boardZone: string | null;
}

export interface PreferencesPart {
  readonly preferences: Preferences;
}
