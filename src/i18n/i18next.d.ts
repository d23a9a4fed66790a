import 'i18next';
import type { Catalogue } from './catalogueEn';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: Catalogue;
  }
}
