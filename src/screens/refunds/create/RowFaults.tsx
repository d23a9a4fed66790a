import { useTranslation } from 'react-i18next';
import type { ClaimRows } from '../../../../domain/claimRows';

interface RowFaultsProps {
  readonly read: ClaimRows;
}

const SHOWN = 100;

/** How many rows were taken, and what is wrong with each of the others. */
export function RowFaults({ read }: RowFaultsProps) {
  const { t } = useTranslation('claim');
  const { amounts, pendingAtCustoms, faults, count } = read;
  return (
    <div role="status">
      <p>{t('rows.taken', { count: amounts.size + pendingAtCustoms.length, all: count })}</p>
      {pendingAtCustoms.length === 0 ? null : (
        <p>{t('rows.pendingAtCustoms', { count: pendingAtCustoms.length })}</p>
      )}
      {faults.length === 0 ? null : (
        <ul className="row-faults">
          {faults.slice(0, SHOWN).map(({ row, value, kind }) => (
            <li key={row}>{t('rows.fault', { row, value, why: t(`rows.why.${kind}`) })}</li>
          ))}
          {faults.length > SHOWN ? <li>{t('rows.more', { count: faults.length - SHOWN })}</li> : null}
        </ul>
      )}
    </div>
  );
}
