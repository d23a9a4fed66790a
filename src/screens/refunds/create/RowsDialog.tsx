import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { LIMITS } from '../../../../contract/limits';
import { calendarDate } from '../../../../domain/calendarDate';
import { type ClaimRows, readClaimRows, type PendingRow } from '../../../../domain/claimRows';
import type { ClaimTableFault } from '../../../../domain/claimTable';
import { formatMoney, money } from '../../../../domain/money';
import { Dialog } from '../../../components/dialog/Dialog';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useLanguage } from '../../../i18n/useFormat';
import type { ProposedLine } from './chosenLines';
import type { Amounts } from './claimForm';
import { RowFaults } from './RowFaults';
import { RowsFile } from './RowsFile';

interface RowsDialogProps {
  readonly lines: readonly ProposedLine[];
  readonly amounts: Amounts;
  readonly onTake: (amounts: Amounts, pendingAtCustoms: readonly PendingRow[]) => void;
  readonly onClose: () => void;
}

/** Chooses lines by rows of entry number, line, amount and date: typed, pasted, or from a file. Wrong rows are told one by one. */
export function RowsDialog({ lines, amounts, onTake, onClose }: RowsDialogProps) {
  const { t } = useTranslation('claim');
  const mark = decimalMarkOf(useLanguage());
  const [text, setText] = useState('');
  const [read, setRead] = useState<ClaimRows | null>(null);
  const [fault, setFault] = useState<ClaimTableFault | null>(null);

  function take(): void {
    const known = lines.map((line) => ({
      id: line.customsLineId,
      entryNumber: line.entryNumber,
      lineNo: line.lineNo,
      entryDate: calendarDate(line.entryDate),
      proposed: money(line.amountProposed),
      isInClaim: money(line.amountInOtherClaims) > 0n,
    }));
    const rows = readClaimRows(text, known, { mark, most: LIMITS.claimLines });
    setFault(rows.ok ? null : rows.failure);
    if (!rows.ok) return;
    setRead(rows.value);
    const taken = [...rows.value.amounts].map(([id, amount]) => [id, formatMoney(amount)] as const);
    if (taken.length > 0 || rows.value.pendingAtCustoms.length > 0)
      onTake({ ...amounts, ...Object.fromEntries(taken) }, rows.value.pendingAtCustoms);
  }

  function sentence(): string | undefined {
    switch (fault?.kind) {
      case undefined:
        return undefined;
      case 'too-many':
        return t('rows.tooMany', { count: LIMITS.claimLines });
      case 'heading-doubled':
        return t('rows.headingDoubled', { heading: fault.heading });
      case 'days-first':
        return t('rows.daysFirst', { rows: fault.rows.join(', ') });
      case 'heading-missing':
        return t('rows.headingMissing');
    }
  }

  return (
    <Dialog title={t('rows.title')} onClose={onClose}>
      <p>{t('rows.about')}</p>
      <RowsFile onText={setText} />
      <TextAreaField
        id="rows-text"
        label={t('rows.text')}
        hint={t('rows.hint')}
        rows={8}
        spellCheck={false}
        error={sentence()}
        value={text}
        onChange={(event: { target: { value: string } }) => {
          setText(event.target.value);
        }}
      />
      {read === null ? null : <RowFaults read={read} />}
      <div className="dialog-buttons">
        <Button color="secondary" outline onClick={onClose}>
          {t('rows.close')}
        </Button>
        <Button color="primary" aria-disabled={text.trim() === ''} onClick={take}>
          {t('rows.take')}
        </Button>
      </div>
    </Dialog>
  );
}
