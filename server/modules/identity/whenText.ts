import { withFirst } from '../../../contract/texts/frenchFirst';
import type { Language } from '../../../contract/texts/sentence';

/** An instant as a mail tells it, in the board's zone and with its name. */
export const whenText = (at: Date, language: Language, zone: string): string =>
  withFirst(
    language,
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: zone }).format(at),
  );
