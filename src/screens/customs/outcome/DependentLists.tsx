import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BatchDependents } from '../../../../contract/entities/customsImporter';
import { useFormat } from '../../../i18n/useFormat';

interface DependentListsProps {
  readonly dependents: BatchDependents;
}

/** So many are named; of more their number is. */
const NAMED = 20;

/** The claims and the files that depend on a file's lines, each with the way there. */
export function DependentLists({ dependents }: DependentListsProps) {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const { claims, corrections } = dependents;
  const more = (all: readonly unknown[]) =>
    all.length <= NAMED ? null : (
      <li>{t('depends.more', { count: all.length - NAMED, formatted: format.count(all.length - NAMED) })}</li>
    );
  return (
    <>
      {claims.length === 0 ? null : (
        <>
          <h3>{t('depends.claims')}</h3>
          <ul className="claim-links">
            {claims.slice(0, NAMED).map(({ id, number }) => (
              <li key={id}>
                <Link to={`/refunds/details?id=${id}`}>{number}</Link>
              </li>
            ))}
            {more(claims)}
          </ul>
        </>
      )}
      {corrections.length === 0 ? null : (
        <>
          <h3>{t('depends.corrections')}</h3>
          <ul className="notice-list">
            {corrections.slice(0, NAMED).map(({ batchId, fileName, lines }) => (
              <li key={batchId}>
                <Link to={`/admin/customs?id=${batchId}`}>{fileName}</Link>
                {' · '}
                {t('depends.correction', { count: lines, formatted: format.count(lines) })}
              </li>
            ))}
            {more(corrections)}
          </ul>
        </>
      )}
    </>
  );
}
