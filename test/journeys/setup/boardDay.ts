import { type CalendarDate, dateInZone } from '../../../domain/calendarDate';

/** The zone of the demonstration's board. */
export const BOARD_ZONE = 'America/New_York';

/** The board's day now, wherever the tests run. */
export const boardToday = (): CalendarDate => dateInZone(Date.now(), BOARD_ZONE);
