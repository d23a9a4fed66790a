/**
 * Every answer of a call names the board's time zone (an IANA name) in this header, so that the browser knows the board's day
 * wherever it is.
 */
export const BOARD_TIME_ZONE = 'Board-Time-Zone';
