import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { QueryOf } from '../../../../contract/endpoint';
import type { listAllRefunds } from '../../../../contract/endpoints/refunds/claims';
import { Dialog } from '../../../components/dialog/Dialog';
import type { Selection } from '../../../components/list/selection';
import { useFormat } from '../../../i18n/useFormat';
import { BulkReport } from './BulkReport';
import { selectionOf } from './bulkSelection';
import { useBulkVerify } from './useBulkVerify';

interface BulkVerifyProps {
  readonly chosen: Selection;
  readonly query: QueryOf<typeof listAllRefunds>;
  readonly onDone: () => void;
}

/** Verifies what is chosen as far as it is claimed exactly as the records give: first what it would do, then row by row what it did. */
export function BulkVerify({ chosen, query, onDone }: BulkVerifyProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const bulk = useBulkVerify();
  const { state } = bulk;
  const selection = selectionOf(chosen, query);
  const isRunning = state?.kind === 'running';
  const close = (): void => {
    if (isRunning) return;
    bulk.close();
    if (state?.kind === 'done') onDone();
  };
  return (
    <>
      <Button
        color="primary"
        size="sm"
        onClick={() => {
          if (selection !== null) void bulk.open(selection);
        }}
      >
        {t('bulk.button', { count: 2 })}
      </Button>
      {state === null ? null : (
        <Dialog title={t('bulk.title')} onClose={close}>
          <BulkReport
            state={state}
            onLeave={() => {
              bulk.close();
              onDone();
            }}
          />
          <div className="dialog-buttons">
            <Button color="secondary" outline aria-disabled={isRunning} onClick={close}>
              {t(state.kind === 'asked' && state.preview.ready > 0 ? 'bulk.cancel' : 'bulk.close')}
            </Button>
            {state.kind === 'asked' && state.preview.ready > 0 && selection !== null ? (
              <Button color="primary" onClick={() => void bulk.run(selection, state.preview)}>
                {t('bulk.confirm', { count: state.preview.ready, shown: format.count(state.preview.ready) })}
              </Button>
            ) : null}
          </div>
        </Dialog>
      )}
    </>
  );
}
