import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { claimHeading } from '../../../../contract/texts/claimFileTexts';
import type { ClaimRows, ClaimRowFault } from '../../../../domain/claimRows';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { leftoverRows } from '../../../../domain/leftoverRows';
import { formatMoney } from '../../../../domain/money';
import { refusedRows } from '../../../../domain/refusedRows';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { saveText } from '../../../api/drafts/saveText';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import type { ClaimForm } from './claimForm';
import { SecondClaims } from './SecondClaims';

interface RowFaultsProps {
  readonly read: ClaimRows;
  /** The claim that the rows were read for. */
  readonly form: ClaimForm;
  /** How many of the lines the claim held before, as a sentence; null where it held none. */
  readonly already: string | null;
}

const SHOWN = 100;

/** How many lines were taken, and what is wrong with each row that was not: on the page and as a file to correct. */
export function RowFaults({ read, form, already }: RowFaultsProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const language = useLanguage();
  const dispatch = useApiDispatch();
  const reasonOf = useRowReason();
  const { amounts, pendingAtCustoms, faults, count } = read;
  const leftovers = useMemo(() => {
    const byRow = new Map(read.rows.map(({ row, entry }) => [row, entry]));
    return leftoverRows(read.faults, (row) => byRow.get(row) ?? '');
  }, [read]);
  const lines = amounts.size + pendingAtCustoms.length;
  const result = useRef<HTMLDivElement>(null);
  // The rows were sent from the foot of a long dialog: its head says what came of them.
  useEffect(() => {
    const dialog = result.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  }, [read]);

  function saveRefused(): void {
    const text = refusedRows(read, {
      heading: (column) => claimHeading(language, column),
      reasonHeading: t('rows.reason'),
      reason: reasonOf,
    });
    dispatch(saveText('claim-rows-not-added.csv', text));
  }

  return (
    <div ref={result} role="status">
      <p>
        {t('rows.taken', { count: lines, lines: format.count(lines), rows: format.count(count) })} {already}
      </p>
      {pendingAtCustoms.length === 0 ? null : (
        <p>{t('rows.pendingAtCustoms', { count: pendingAtCustoms.length })}</p>
      )}
      {faults.length === 0 ? null : (
        <>
          <p>
            {t('rows.notTaken', { count: faults.length, rows: format.count(faults.length) })}{' '}
            <Button color="secondary" outline size="sm" onClick={saveRefused}>
              {t('rows.saveRefused')}
            </Button>
          </p>
          <SecondClaims form={form} leftovers={leftovers} />
          <ul className="row-faults">
            {faults.slice(0, SHOWN).map((fault) => (
              <li key={fault.row}>
                {t('rows.fault', { row: fault.row, value: fault.value, why: reasonOf(fault) })}
              </li>
            ))}
            {faults.length > SHOWN ? <li>{t('rows.more', { count: faults.length - SHOWN })}</li> : null}
          </ul>
        </>
      )}
    </div>
  );
}

/** Why a row was not taken, as a sentence. */
function useRowReason(): (fault: ClaimRowFault) => string {
  const { t } = useTranslation('claim');
  const format = useFormat();
  return useCallback(
    ({ kind, fits, left }: ClaimRowFault): string => {
      if (left === undefined)
        return t(`rows.why.${kind}`, { year: fits?.fiscalYear ?? '', number: fits?.importerNumber ?? '' });
      const said = {
        entry: formatEntryNumber(left.entryNumber),
        left: format.money(formatMoney(left.amount)),
      };
      return left.lineNo === null
        ? t('rows.why.more-than-entry', said)
        : t('rows.why.more-than-proposed', { ...said, line: left.lineNo });
    },
    [t, format],
  );
}
