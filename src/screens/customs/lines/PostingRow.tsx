import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { LinePosting } from '../../../../contract/entities/customsImporter';
import { useFormat } from '../../../i18n/useFormat';
import { linePath } from './linePath';

interface PostingRowProps {
  readonly posting: LinePosting;
  readonly unit: string;
  /** It is the posting whose record is open. */
  readonly isShown: boolean;
}

/** One posting of a line: the line itself, or a correction by a difference. */
export function PostingRow({ posting, unit, isShown }: PostingRowProps) {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const address = useSearchParams()[0];
  const { id, adjustmentSeq, reason, quantity, amountCollected, amountSoFar, postedAt } = posting;
  const name =
    adjustmentSeq === 0 ? t('postings.first') : t('postings.correction', { number: adjustmentSeq });
  return (
    <tr>
      <th scope="row" className="text-nowrap">
        {isShown ? (
          <>
            {name}
            <span className="cell-note">{t('postings.here')}</span>
          </>
        ) : (
          <Link to={linePath(address)(id)}>{name}</Link>
        )}
      </th>
      <td>{reason ?? '–'}</td>
      <td className="text-nowrap">{format.instant(postedAt)}</td>
      <td>
        <Link to={`/admin/customs?id=${posting.batchId}`}>{posting.fileName}</Link>
      </td>
      <td className="figure-cell text-nowrap">
        {format.quantityFigure(quantity)} {unit}
      </td>
      <td className="figure-cell">{format.amount(amountCollected)}</td>
      <td className="figure-cell">{format.amount(amountSoFar)}</td>
    </tr>
  );
}
