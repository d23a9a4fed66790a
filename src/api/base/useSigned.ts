import type { DataOf } from '../../../contract/endpoint';
import type { getPublicTexts } from '../../../contract/endpoints/boardTexts';
import { certifications, reportCertification } from '../../../contract/texts/board/phrases';
import { useLanguage } from '../../i18n/useFormat';
import { useGetPublicTextsQuery } from '../boardTexts';

/** What people sign, in the board's own words; in the shipped ones until those are here. */
export function useSigned(): Omit<DataOf<typeof getPublicTexts>, 'homeNotice'> {
  const language = useLanguage();
  const { data } = useGetPublicTextsQuery(undefined);
  return (
    data ?? {
      certifications: certifications[language],
      reportCertification: reportCertification[language].isTrue,
    }
  );
}
