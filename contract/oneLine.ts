import * as z from 'zod/mini';

/** Line ends and other control characters: in a name they would forge a line of a letter, a file, or a log. */
// eslint-disable-next-line no-control-regex -- the very characters to refuse
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** Refuses text of more than one line. Only for what is sent in: what was stored earlier must stay readable. */
export const oneLine = () => z.refine<string>((text) => !CONTROL.test(text));
