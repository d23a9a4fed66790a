import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../../contract/endpoint';
import type { previewConfiguration } from '../../../../contract/endpoints/configuration/change';
import { KeyFacts } from '../../../components/KeyFacts';
import { useFormat } from '../../../i18n/useFormat';

const TOUCHED = [
  'draftReports',
  'reportsToReview',
  'reportsUnpaid',
  'claimsUnderWay',
  'certificatesInForce',
  'entryLinesInChangedRates',
] as const;

interface RecordsTouchedProps {
  readonly touches: DataOf<typeof previewConfiguration>['touches'];
}

/** How many records a change touches. Nothing that was computed is altered. */
export function RecordsTouched({ touches }: RecordsTouchedProps) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  return (
    <>
      <h3 className="mt-3">{t('edit.touches')}</h3>
      <p>{t('edit.nothingAltered')}</p>
      <KeyFacts
        facts={TOUCHED.map((name) => ({
          name: t(`edit.touched.${name}`),
          value: format.count(touches[name]),
          isFigure: true,
        }))}
      />
    </>
  );
}
