import 'i18next';
import type { catalogueEn } from './catalogueEn';
import type { replayTextsEn } from './replayTextsEn';
import type { screenTextsEn } from './screenTextsEn';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: typeof catalogueEn & typeof screenTextsEn & typeof replayTextsEn;
  }
}
