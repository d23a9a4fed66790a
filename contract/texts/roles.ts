import en from './en/roles.json';
import fr from './fr/roles.json';
import type { Role } from '../../domain/roles';
import type { Language } from './sentence';

const NAMES: Readonly<Record<Language, Readonly<Record<Role, string>>>> = { en, fr };

/** Roles as a list inside a sentence. */
export const roleNames = (language: Language, roles: readonly Role[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(roles.map((role) => NAMES[language][role]));
