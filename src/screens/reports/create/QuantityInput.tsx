import { useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { Input } from 'reactstrap';
import type { DecimalMark } from '../../../../domain/numberText';
import { useFormat } from '../../../i18n/useFormat';
import { typedQuantity } from './lineText';
import type { NewLine } from './reportForm';

interface QuantityInputProps extends Pick<
  ComponentProps<typeof Input>,
  'id' | 'invalid' | 'aria-label' | 'aria-describedby' | 'onKeyDown' | 'onPaste'
> {
  readonly line: Pick<NewLine, 'quantity' | 'unread'>;
  readonly mark: DecimalMark;
  readonly onChange: (part: Pick<NewLine, 'quantity' | 'unread'>) => void;
}

/**
 * A quantity in a grid. While it has the focus it shows what is typed; else the exact quantity as the language writes it. What
 * cannot be read stays as it was typed.
 */
export function QuantityInput({ line, mark, onChange, onPaste, ...input }: QuantityInputProps) {
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = line.quantity === '' ? line.unread : format.quantity(line.quantity);
  return (
    <Input
      {...input}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      bsSize="sm"
      className="quantity-input"
      value={typed ?? shown}
      onFocus={(event) => {
        // A value that changes later would end the selection, and what is typed would be added to the old number.
        flushSync(() => {
          setTyped(line.quantity === '' ? line.unread : format.quantityTyped(line.quantity));
        });
        event.target.select();
      }}
      onBlur={() => {
        setTyped(null);
      }}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(typedQuantity(event.target.value, mark));
      }}
      onPaste={(event) => {
        onPaste?.(event);
        // A block was taken by the grid: what it made of this line is shown.
        if (event.defaultPrevented) setTyped(null);
      }}
    />
  );
}
