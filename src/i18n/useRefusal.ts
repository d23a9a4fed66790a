import { refusalSentence } from '../../contract/texts/refusals';
import type { Decision } from '../../domain/permissions';
import { useLanguage } from './useFormat';

/** Says why an action is refused and who could do it, in the server's own words; undefined where it is allowed. */
export function useRefusal(decision: Decision): string | undefined {
  return refusalSentence(useLanguage(), decision);
}
