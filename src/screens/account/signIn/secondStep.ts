import type { SecondFactor } from '../../../../contract/entities/account';
import type { AuthenticatorOffer } from '../../../api/account/useOwnSignIn';

/** A change of the second step that needs the password first. */
export type StepAction = 'set-up' | 'mail' | 'renew' | 'off';

/** What the section is about at the moment. What is shown once lives here and nowhere else. */
export type SecondStepStage =
  | { readonly kind: 'standing'; readonly done: 'mail' | 'off' | 'app' | null }
  | { readonly kind: 'setting-up'; readonly offer: AuthenticatorOffer }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** Below this many, it is time for new recovery codes. */
const FEW_CODES = 3;

/** The changes open to somebody, the likeliest first. Switching off is left out where nothing is on. */
export function stepActions({ by }: Pick<SecondFactor, 'by'>): readonly StepAction[] {
  switch (by) {
    case 'none':
      return ['set-up', 'mail'];
    case 'mail':
      return ['set-up', 'off'];
    case 'app':
      return ['renew', 'set-up', 'mail', 'off'];
  }
}

/** Whether somebody might soon stand without a way in. */
export const hasFewCodes = ({ by, recoveryCodesLeft }: SecondFactor): boolean =>
  by === 'app' && recoveryCodesLeft < FEW_CODES;
