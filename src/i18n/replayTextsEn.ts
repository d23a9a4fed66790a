import replay from './en/replay.json';

/** English texts of the replay screen, which is a program of its own. */
export const replayTextsEn = { replay };
