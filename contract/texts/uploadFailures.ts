import type { Catalogue } from './sentence';

/** Failures of files that a virus scanner has looked at. */
export const uploadFailuresEn = {
  'file-infected':
    'The virus scanner has found something in {{fileName}}, so it was not kept. Have your computer checked, then send a clean file.',
  'file-not-scanned':
    'The virus scanner cannot look at {{fileName}} at the moment, so it was not kept. Try again in a few minutes.',
} as const satisfies Catalogue;

export const uploadFailuresFr: Readonly<Record<keyof typeof uploadFailuresEn, string>> = {
  'file-infected':
    'L’antivirus a trouvé quelque chose dans {{fileName}}; le fichier n’a pas été gardé. Faites vérifier votre ordinateur, puis envoyez un fichier sain.',
  'file-not-scanned':
    'L’antivirus ne peut pas examiner {{fileName}} pour le moment; le fichier n’a pas été gardé. Réessayez dans quelques minutes.',
};
