import type { Language } from '../../../contract/texts/sentence';
import type { SaveState } from '../drafts/draftSaver';
import { errorMessage } from './errorMessage';

/** A saver's state as the line beside the buttons shows it: a failure in words. */
export const saveShown = (state: SaveState, language: Language) =>
  state.kind === 'failed' ? { kind: state.kind, message: errorMessage(state.failure, language) } : state;
