import type { Role } from '../../domain/roles';
import type { Language } from './sentence';

const NAMES: Readonly<Record<Language, Readonly<Record<Role, string>>>> = {
  en: {
    none: 'anyone',
    user: 'a company user',
    verifier: 'a verifier',
    admin: 'an administrator',
    readonly: 'a read-only user',
    approver: 'an approver',
  },
  fr: {
    none: 'tout le monde',
    user: 'un utilisateur d’entreprise',
    verifier: 'un vérificateur',
    admin: 'un administrateur',
    readonly: 'un utilisateur en lecture seule',
    approver: 'un approbateur',
  },
};

/** Roles as a list inside a sentence. */
export const roleNames = (language: Language, roles: readonly Role[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(roles.map((role) => NAMES[language][role]));
