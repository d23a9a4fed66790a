import { entryNumberShown } from '../../../components/columns/entryNumberShown';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetCustomsLineQuery } from '../../../api/customs/files';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { Trail } from '../../../components/Trail';
import { useLanguage } from '../../../i18n/useFormat';
import { CustomsTabs } from '../CustomsTabs';
import { lineTab } from '../customsView';
import { LineClaims } from './LineClaims';
import { LineComparison } from './LineComparison';
import { LineFacts } from './LineFacts';
import { LineQuantity } from './LineQuantity';
import { LinePostings } from './LinePostings';
import { parseEntryNumber } from '../../../../domain/entryNumber';

interface LineScreenProps {
  readonly id: string;
}

/** One entry line: what Customs collected beside what was to be expected, and everything known of it. */
export function LineScreen({ id }: LineScreenProps) {
  const { t } = useTranslation('customs');
  const language = useLanguage();
  const address = new URLSearchParams(useSearchParams()[0]);
  const { currentData: line, error, refetch } = useGetCustomsLineQuery({ params: { id } });
  const failure = readApiFailure(error);
  address.delete('line');
  if (!address.has('view')) address.set('view', 'lines');
  const title =
    line === undefined
      ? t('lines.title')
      : t('line.title', { entry: entryNumberShown(line.entryNumber), line: line.lineNo });
  return (
    <>
      <Trail above={{ to: `/admin/customs?${address.toString()}`, name: t('tabs.lines') }} here={title} />
      <PageHeader
        title={title}
        lead={
          line === undefined || line.adjustmentSeq === 0
            ? undefined
            : t('lines.adjustment', { number: line.adjustmentSeq })
        }
      />
      <CustomsTabs at={lineTab(address)} />
      {failure !== null && line === undefined ? (
        <LoadFailure
          message={`${t('line.failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      ) : null}
      {line === undefined ? (
        failure === null ? (
          <SkeletonLines count={8} />
        ) : null
      ) : (
        <>
          <CheckDigitNote entryNumber={line.entryNumber} />
          <LineQuantity line={line} />
          <LineComparison line={line} />
          <LinePostings line={line} />
          <LineClaims id={line.id} />
          <LineFacts line={line} />
        </>
      )}
    </>
  );
}

interface CheckDigitNoteProps {
  readonly entryNumber: string;
}

/** Warns of an entry number whose last digit does not follow from the others. */
function CheckDigitNote({ entryNumber }: CheckDigitNoteProps) {
  const { t } = useTranslation('customsImporters');
  const read = parseEntryNumber(entryNumber);
  if (read.ok || read.failure.kind !== 'bad-check-digit') return null;
  return <p className="alert alert-warning">{t('digit.expected', { digit: read.failure.expected })}</p>;
}
