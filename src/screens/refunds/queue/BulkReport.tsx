import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Progress } from 'reactstrap';
import type { BulkPreview, BulkResult } from '../../../../contract/entities/refundReview';
import { useFormat } from '../../../i18n/useFormat';
import { LeftOutList } from './LeftOutList';
import { NewAccountNotice } from './NewAccountNotice';
import type { BulkState } from './useBulkVerify';

/** Claims for which only a document is missing that somebody has opened, as a queue that leads from one to the next. */
const UNOPENED = `/admin/refunds?${new URLSearchParams({ bulk: 'document-unopened' }).toString()}`;

interface BulkReportProps {
  readonly state: BulkState;
  /** A link leads to another list, which the dialog would cover. */
  readonly onLeave: () => void;
}

/** What verifying many claims would do, is doing, and has done. */
export function BulkReport({ state, onLeave }: BulkReportProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  switch (state.kind) {
    case 'previewing':
      return <p role="status">{t('bulk.loading')}</p>;
    case 'failed':
      return (
        <div role="alert">
          <p className="alert alert-danger">{state.sentence}</p>
          {state.rows.length === 0 ? null : (
            <>
              <DoneSoFar rows={state.rows} />
              <p>{t('bulk.again')}</p>
            </>
          )}
        </div>
      );
    case 'asked':
      return <DryRun preview={state.preview} onLeave={onLeave} />;
    case 'running': {
      const figures = { done: format.count(state.rows.length), all: format.count(state.preview.ready) };
      return (
        <>
          <p role="status">{t('bulk.progress', figures)}</p>
          <Progress
            aria-label={t('bulk.title')}
            value={state.rows.length}
            max={Math.max(state.preview.ready, 1)}
          />
        </>
      );
    }
    case 'done':
      return (
        <div role="status">
          <DoneSoFar rows={state.rows} />
        </div>
      );
  }
}

/** How many claims are verified, and each that is not, with why. */
function DoneSoFar({ rows }: { readonly rows: BulkResult['rows'] }) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const refused = rows.filter(({ outcome }) => outcome === 'refused');
  const verified = rows.length - refused.length;
  return (
    <>
      <p>{t('bulk.done', { count: verified, shown: format.count(verified) })}</p>
      {refused.length === 0 ? null : (
        <>
          <h3>{t('bulk.refused')}</h3>
          <ul>
            {refused.map((row) => (
              <li key={row.id}>{`${row.number}: ${row.reason ?? ''}`}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function DryRun({ preview, onLeave }: { readonly preview: BulkPreview; readonly onLeave: () => void }) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const { ready, amount, newAccounts, leftOut } = preview;
  return (
    <>
      <p role="status">
        {ready === 0
          ? t('bulk.nothing')
          : t('bulk.ready', { count: ready, shown: format.count(ready), amount: format.money(amount) })}
      </p>
      <NewAccountNotice accounts={newAccounts} />
      {leftOut.length === 0 ? null : (
        <>
          <h3>{t('bulk.leftOut')}</h3>
          <LeftOutList leftOut={leftOut} sentence={(why, figures) => t(`bulk.why.${why}`, figures)} />
          {leftOut.some(({ why }) => why === 'document-unopened') ? (
            <p>
              <Link to={UNOPENED} onClick={onLeave}>
                {t('bulk.showUnopened')}
              </Link>
            </p>
          ) : null}
        </>
      )}
    </>
  );
}
