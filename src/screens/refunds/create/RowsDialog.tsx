import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button } from 'reactstrap';
import { LIMITS } from '../../../../contract/limits';
import type { ClaimRows, EntryPlace, PendingRow } from '../../../../domain/claimRows';
import type { ClaimTableFault } from '../../../../domain/claimTable';
import { errorMessage } from '../../../api/base/errorMessage';
import { BusyMark } from '../../../components/BusyMark';
import { Dialog } from '../../../components/dialog/Dialog';
import { ChoiceField } from '../../../components/form/ChoiceField';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { alertRaised } from '../../../state/alerts';
import type { ProposedLine } from './chosenLines';
import type { Amounts, ClaimForm } from './claimForm';
import { amountsWithRows, heldBefore } from './knownLines';
import { RowFaults } from './RowFaults';
import { RowsFile } from './RowsFile';
import { useRowsCheck } from './useRowsCheck';

interface RowsDialogProps {
  readonly lines: readonly ProposedLine[];
  readonly form: ClaimForm;
  readonly claim: EntryPlace;
  /** The lines are still those that the portal chose: a list then takes their place. */
  readonly isUntouched: boolean;
  /** `isOnly` where the rows take the place of what was chosen before. */
  readonly onTake: (amounts: Amounts, pendingAtCustoms: readonly PendingRow[], isOnly: boolean) => void;
  readonly onClose: () => void;
}

/**
 * Chooses lines by entry numbers alone, or by rows of entry number, line, amount and date: typed, pasted, or from a file (H84). What
 * cannot be claimed is told row by row; the rest is taken.
 */
export function RowsDialog({ lines, form, claim, isUntouched, onTake, onClose }: RowsDialogProps) {
  const { t } = useTranslation('claim');
  const language = useLanguage();
  const format = useFormat();
  const dispatch = useDispatch();
  const [text, setText] = useState('');
  const [isOnly, setOnly] = useState(isUntouched);
  const [read, setRead] = useState<ClaimRows | null>(null);
  const [already, setAlready] = useState(0);
  const { isBusy, fault, failure, check } = useRowsCheck(lines, claim);
  const tableFault = useTableFault(fault);
  const isEmpty = text.trim() === '';

  const alreadyText = (count: number): string => t('rows.already', { count, lines: format.count(count) });

  async function take(): Promise<void> {
    if (isEmpty || isBusy) return;
    const rows = await check(text, new Set(isOnly ? [] : Object.keys(form.amounts)));
    const held = heldBefore(form.amounts, rows, isOnly);
    setRead(rows);
    setAlready(held);
    if (rows === null || rows.amounts.size + rows.pendingAtCustoms.length === 0) return;
    onTake(amountsWithRows(form.amounts, rows, isOnly), rows.pendingAtCustoms, isOnly);
    // The corrected rows of the same list come on top of those that were taken.
    setOnly(false);
    if (rows.faults.length > 0 || rows.pendingAtCustoms.length > 0) return;
    const lines = rows.amounts.size;
    const said = { count: lines, lines: format.count(lines), rows: format.count(rows.count) };
    const twice = held === 0 ? '' : ` ${alreadyText(held)}`;
    dispatch(alertRaised(`${t('rows.taken', said)}${twice}`, 'success'));
    onClose();
  }

  return (
    <Dialog title={t('rows.title')} onClose={onClose}>
      {isBusy ? (
        <p role="status">
          <BusyMark />
          {t('rows.checking')}
        </p>
      ) : null}
      {failure === null ? null : <p>{`${t('rows.placesUnknown')} ${errorMessage(failure, language)}`}</p>}
      {read === null || isBusy ? null : (
        <RowFaults read={read} form={form} already={already === 0 ? null : alreadyText(already)} />
      )}
      <p>{t('rows.about')}</p>
      <RowsFile
        onText={(rows) => {
          setText(rows);
          // What was told of the rows before would read as the result of these.
          setRead(null);
        }}
      />
      <TextAreaField
        id="rows-text"
        label={t('rows.text')}
        hint={t('rows.hint', { limit: format.count(LIMITS.claimLines) })}
        rows={5}
        spellCheck={false}
        error={tableFault}
        value={text}
        onChange={(event: { target: { value: string } }) => {
          setText(event.target.value);
          if (event.target.value.trim() === '') setRead(null);
        }}
      />
      <ChoiceField
        id="rows-mode"
        legend={t('rows.mode')}
        isCompact
        choices={[
          { value: 'only', label: t('rows.only') },
          { value: 'add', label: t('rows.add') },
        ]}
        value={isOnly ? 'only' : 'add'}
        onChoose={(mode) => {
          setOnly(mode === 'only');
        }}
      />
      <div className="dialog-buttons">
        <Button color="secondary" outline onClick={onClose}>
          {t('rows.close')}
        </Button>
        <Button color="primary" aria-disabled={isEmpty || isBusy} onClick={() => void take()}>
          {t('rows.take')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Why no row could be read, as a sentence. */
function useTableFault(fault: ClaimTableFault | null): string | undefined {
  const { t } = useTranslation('claim');
  const format = useFormat();
  switch (fault?.kind) {
    case undefined:
      return undefined;
    case 'too-many':
      return t('rows.tooMany', { limit: format.count(LIMITS.claimLines) });
    case 'heading-doubled':
      return t('rows.headingDoubled', { heading: fault.heading });
    case 'days-first':
      return t('rows.daysFirst', { rows: fault.rows.join(', ') });
    case 'heading-missing':
      return t('rows.headingMissing');
  }
}
