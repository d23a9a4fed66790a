import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../../contract/endpoint';
import type { getCustomsLine } from '../../../../contract/endpoints/customs/files';
import { LIMITS } from '../../../../contract/limits';
import { formatQuantity, parseQuantityText } from '../../../../domain/quantity';
import { useEnterLineQuantityMutation } from '../../../api/customs/importers';
import { useSentenceOf } from '../../../api/base/useSentenceOf';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { TextField } from '../../../components/form/TextField';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useFormat, useLanguage } from '../../../i18n/useFormat';

interface QuantityDialogProps {
  readonly line: DataOf<typeof getCustomsLine>;
  readonly unit: string;
  readonly onClose: () => void;
}

/** Takes the quantity of a line in the program's unit, and the reason it rests on. */
export function QuantityDialog({ line, unit, onClose }: QuantityDialogProps) {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const mark = decimalMarkOf(useLanguage());
  const sentenceOf = useSentenceOf();
  const [enter] = useEnterLineQuantityMutation();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');

  async function send(): Promise<string | null> {
    const quantity = parseQuantityText(typed, { decimalMark: mark, isTyped: true });
    if (!quantity.ok && quantity.failure.kind === 'ambiguous-number') return t('quantity.ambiguous');
    if (!quantity.ok || quantity.value === 0n) return t('quantity.notOne');
    if (reason.trim() === '') return t('quantity.reasonNeeded');
    const version = line.enteredQuantity?.version ?? 0;
    const body = { version, quantity: formatQuantity(quantity.value), reason: reason.trim() };
    return sentenceOf(await enter({ params: { id: line.id }, body }));
  }

  return (
    <ConfirmDialog
      title={t('quantity.title', { unit })}
      confirm={t('quantity.enter')}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('quantity.about', { reported: `${format.quantity(line.quantity)} ${line.unit}`, unit })}</p>
      <TextField
        id="line-quantity-typed"
        label={t('quantity.label', { unit })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <TextAreaField
        id="line-quantity-reason"
        label={t('quantity.reason')}
        hint={t('quantity.reasonHint')}
        maxLength={LIMITS.reasonText}
        value={reason}
        onChange={(event: { target: { value: string } }) => {
          setReason(event.target.value);
        }}
      />
    </ConfirmDialog>
  );
}
