import { BOARD_SIDE, type EventRules } from './eventRule';

/** What becomes of the files of Customs. */
export const CUSTOMS_EVENTS = {
  'customs-checked': {
    recipients: BOARD_SIDE,
    name: { en: 'A Customs file was checked', fr: 'Un fichier de la douane a été vérifié' },
  },
  'customs-posted': {
    recipients: BOARD_SIDE,
    name: { en: 'A Customs file was posted', fr: 'Un fichier de la douane a été comptabilisé' },
  },
  'customs-discarded': {
    recipients: BOARD_SIDE,
    name: { en: 'A Customs file was discarded', fr: 'Un fichier de la douane a été écarté' },
  },
  'customs-failed': {
    recipients: BOARD_SIDE,
    name: { en: 'A Customs file couldn’t be read', fr: 'Un fichier de la douane n’a pas pu être lu' },
  },
} as const satisfies EventRules;
