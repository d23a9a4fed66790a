import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { Input } from 'reactstrap';
import { formatMoney } from '../../../../domain/money';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { isWireAmount, readAmount } from './readAmount';

interface AmountInputProps {
  readonly id: string;
  readonly label: string;
  /** As typed, or in the wire's form as soon as it can be read. */
  readonly value: string;
  readonly errorId: string | undefined;
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
  /** A block of several lines was pasted; true when it was taken. */
  readonly onPasteBlock?: (text: string) => boolean;
  /** Up or down to the neighboring amount. */
  readonly onMove?: (by: 1 | -1) => void;
}

/**
 * An amount of money in a grid. While it has the focus it shows what is typed; else the exact amount as the language writes it.
 * What cannot be read stays as it was typed.
 */
export function AmountInput({
  id,
  label,
  value,
  errorId,
  isDisabled = false,
  onChange,
  onPasteBlock,
  onMove,
}: AmountInputProps) {
  const language = useLanguage();
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = isWireAmount(value) ? format.amount(value) : value;

  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (onMove === undefined || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowDown' ? 1 : -1);
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    if (onPasteBlock?.(event.clipboardData.getData('text/plain')) !== true) return;
    event.preventDefault();
    setTyped(null);
  }

  return (
    <Input
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      bsSize="sm"
      invalid={errorId !== undefined}
      className="amount-input"
      aria-label={label}
      aria-describedby={errorId}
      disabled={isDisabled}
      value={typed ?? shown}
      onFocus={(event) => {
        setTyped(shown);
        event.target.select();
      }}
      onBlur={() => {
        setTyped(null);
      }}
      onChange={(event) => {
        setTyped(event.target.value);
        const read = readAmount(event.target.value, decimalMarkOf(language));
        onChange(read.ok ? formatMoney(read.value) : event.target.value);
      }}
      onKeyDown={onKey}
      onPaste={onPaste}
    />
  );
}
