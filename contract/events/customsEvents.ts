import { BOARD_SIDE, type EventRules } from './eventRule';

/** What becomes of the files of Customs. */
export const CUSTOMS_EVENTS = {
  'customs-checked': {
    hearers: BOARD_SIDE,
    name: { en: 'A Customs file is checked', fr: 'Un fichier des douanes est vérifié' },
  },
  'customs-posted': {
    hearers: BOARD_SIDE,
    name: { en: 'A Customs file is posted', fr: 'Un fichier des douanes est enregistré' },
  },
  'customs-discarded': {
    hearers: BOARD_SIDE,
    name: { en: 'A Customs file was thrown away', fr: 'Un fichier des douanes a été écarté' },
  },
  'customs-failed': {
    hearers: BOARD_SIDE,
    name: { en: 'A Customs file could not be read', fr: 'Un fichier des douanes n’a pas pu être lu' },
  },
} as const satisfies EventRules;
