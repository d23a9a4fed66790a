import en from './en/reminderLetter.json';
import fr from './fr/reminderLetter.json';
import type { Language } from './sentence';

interface ReminderLetter {
  readonly title: string;
  readonly date: string;
  readonly paragraphs: readonly string[];
  readonly page: string;
}

/** The letter that reminds a company of a missing report, by language. */
export const reminderLetter: Readonly<Record<Language, ReminderLetter>> = { en, fr };
