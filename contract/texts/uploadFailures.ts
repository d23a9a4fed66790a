import type { Catalogue } from './sentence';

/** Failures of files that a virus scanner has checked. */
export const uploadFailuresEn = {
  'file-infected':
    'The virus scanner found a problem in {{fileName}}, so we didn’t save it. Check your computer for viruses, then upload a clean file.',
  'file-not-scanned':
    'The virus scanner can’t check {{fileName}} right now, so we didn’t save it. Try again in a few minutes.',
} as const satisfies Catalogue;

export const uploadFailuresFr: Readonly<Record<keyof typeof uploadFailuresEn, string>> = {
  'file-infected':
    'L’antivirus a trouvé un problème dans {{fileName}}; nous ne l’avons pas enregistré. Vérifiez votre ordinateur avec un antivirus, puis téléversez un fichier sain.',
  'file-not-scanned':
    'L’antivirus ne peut pas vérifier {{fileName}} pour le moment; nous ne l’avons pas enregistré. Réessayez dans quelques minutes.',
};
