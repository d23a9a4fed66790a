import { LANGUAGES, type Language } from '../../contract/texts/sentence';

export { LANGUAGES, type Language };

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'fr';

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'fr' : 'en');
