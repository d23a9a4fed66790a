import { type ComponentProps, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormText, Input } from 'reactstrap';
import { useFormat } from '../../i18n/useFormat';

interface TextAreaProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'ref'> {
  readonly id: string;
  readonly rows?: number;
  readonly invalid?: boolean;
  readonly innerRef?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined;
}

/** From this share of the room on, what is left is told. */
const NEARLY_FULL = 0.8;

/** Several lines of text. How much room is left is told toward its end, and how much of a longer text that was pasted went missing. */
export function TextArea(props: TextAreaProps) {
  const { maxLength, value, innerRef = null, 'aria-describedby': notes, ...area } = props;
  const { t } = useTranslation('components');
  const format = useFormat();
  const [typed, setTyped] = useState(0);
  const [leftOut, setLeftOut] = useState(0);
  const length = typeof value === 'string' ? value.length : typed;
  const isNearlyFull = maxLength !== undefined && length >= maxLength * NEARLY_FULL;
  const roomId = `${area.id}-room`;
  return (
    <>
      <Input
        rows={4}
        {...area}
        {...(value === undefined ? {} : { value })}
        type="textarea"
        innerRef={innerRef}
        maxLength={maxLength}
        aria-describedby={[notes, isNearlyFull ? roomId : ''].filter(Boolean).join(' ') || undefined}
        onPaste={({ currentTarget, clipboardData }) => {
          if (maxLength === undefined) return;
          const { selectionStart, selectionEnd } = currentTarget;
          const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
          const pasted = clipboardData.getData('text').replace(/\r\n/g, '\n').length;
          setLeftOut(Math.max(0, currentTarget.value.length - replaced + pasted - maxLength));
        }}
        onInput={({ currentTarget, nativeEvent }) => {
          setTyped(currentTarget.value.length);
          const isPasted = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
          if (!isPasted) setLeftOut(0);
        }}
      />
      {isNearlyFull ? (
        <FormText tag="p" className="mb-0" id={roomId}>
          {t('textArea.left', { count: maxLength - length, formatted: format.count(maxLength - length) })}
        </FormText>
      ) : null}
      <div role="status">
        {leftOut === 0 || maxLength === undefined ? null : (
          <p className="field-error mb-0">
            {t('textArea.leftOut', {
              count: leftOut,
              formatted: format.count(leftOut),
              most: format.count(maxLength),
            })}
          </p>
        )}
      </div>
    </>
  );
}
