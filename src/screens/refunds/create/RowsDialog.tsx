import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { LIMITS } from '../../../../contract/limits';
import { type ClaimRows, readClaimRows } from '../../../../domain/claimRows';
import { formatMoney, money } from '../../../../domain/money';
import { Dialog } from '../../../components/dialog/Dialog';
import { FileField } from '../../../components/form/FileField';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useLanguage } from '../../../i18n/useFormat';
import type { ProposedLine } from './chosenLines';
import type { Amounts } from './claimForm';
import { RowFaults } from './RowFaults';

interface RowsDialogProps {
  readonly lines: readonly ProposedLine[];
  readonly amounts: Amounts;
  readonly onTake: (amounts: Amounts) => void;
  readonly onClose: () => void;
}

/** A text file of whatever program: a spreadsheet's Unicode text is UTF-16. */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Chooses lines by rows of entry number, line and amount: typed, pasted, or from a file. Rows that are wrong are told one by one. */
export function RowsDialog({ lines, amounts, onTake, onClose }: RowsDialogProps) {
  const { t } = useTranslation('claim');
  const mark = decimalMarkOf(useLanguage());
  const [text, setText] = useState('');
  const [read, setRead] = useState<ClaimRows | null>(null);
  const [tooMany, setTooMany] = useState(false);

  function take(): void {
    const known = lines.map((line) => ({
      id: line.customsLineId,
      entryNumber: line.entryNumber,
      lineNo: line.lineNo,
      proposed: money(line.amountProposed),
      isInClaim: money(line.amountInOtherClaims) > 0n,
    }));
    const rows = readClaimRows(text, known, { mark, most: LIMITS.claimLines });
    setTooMany(!rows.ok);
    if (!rows.ok) return;
    setRead(rows.value);
    const taken = [...rows.value.amounts].map(([id, amount]) => [id, formatMoney(amount)] as const);
    if (taken.length > 0) onTake({ ...amounts, ...Object.fromEntries(taken) });
  }

  return (
    <Dialog title={t('rows.title')} onClose={onClose}>
      <p>{t('rows.about')}</p>
      <FileField
        id="rows-file"
        label={t('rows.file')}
        accept=".csv,.txt,text/csv,text/plain"
        maxBytes={LIMITS.reportFileBytes}
        onFiles={(files) => {
          const [file] = files;
          if (file !== undefined) void textOf(file).then(setText);
        }}
      />
      <TextAreaField
        id="rows-text"
        label={t('rows.text')}
        hint={t('rows.hint')}
        rows={8}
        spellCheck={false}
        error={tooMany ? t('rows.tooMany', { count: LIMITS.claimLines }) : undefined}
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
