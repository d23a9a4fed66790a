import type { CompanyPermission } from '../../domain/companyAccess';
import en from './en/permissions.json';
import fr from './fr/permissions.json';
import type { Language } from './sentence';

const NAMES: Readonly<Record<Language, Readonly<Record<CompanyPermission | 'view', string>>>> = { en, fr };

/** The name of one permission, as on the screens. */
export const permissionName = (language: Language, permission: CompanyPermission | 'view'): string =>
  NAMES[language][permission];

/** What a person may do, as one text; "View" where nothing else. */
export const permissionsText = (language: Language, held: readonly CompanyPermission[]): string =>
  (held.length === 0 ? (['view'] as const) : held).map((each) => NAMES[language][each]).join(', ');
