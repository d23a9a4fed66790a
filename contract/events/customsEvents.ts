import { BOARD_SIDE, type EventRules } from './eventRule';

/** What becomes of the files of Customs. */
export const CUSTOMS_EVENTS = {
  'customs-checked': {
    recipients: BOARD_SIDE,
  },
  'customs-posted': {
    recipients: BOARD_SIDE,
  },
  'customs-discarded': {
    recipients: BOARD_SIDE,
  },
  'customs-failed': {
    recipients: BOARD_SIDE,
  },
} as const satisfies EventRules;
