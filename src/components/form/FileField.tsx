import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from 'reactstrap';
import { useFormat } from '../../i18n/useFormat';
import { FormField } from './FormField';

interface FileFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Kinds offered by the browser's dialog, as for the accept attribute. */
  readonly accept: string;
  readonly maxBytes: number;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Chooses files by the browser's dialog or by dropping them on the field; empty and too large ones are refused here and now, by name (H50, H62). */
export function FileField({
  id,
  label,
  hint,
  error,
  accept,
  maxBytes,
  isMultiple = false,
  isDisabled = false,
  onFiles,
}: FileFieldProps) {
  const { t } = useTranslation('components');
  const format = useFormat();
  const [refusal, setRefusal] = useState<string>();

  function take(files: readonly File[]): void {
    const wrong = files.flatMap((file) =>
      file.size === 0
        ? [t('file.empty', { name: file.name })]
        : file.size > maxBytes
          ? [t('file.tooLarge', { name: file.name, limit: format.bytes(maxBytes) })]
          : [],
    );
    setRefusal(wrong.length === 0 ? undefined : wrong.join(' '));
    const good = files.filter((file) => file.size > 0 && file.size <= maxBytes);
    if (good.length > 0) onFiles(isMultiple ? good : good.slice(0, 1));
  }

  return (
    <FormField id={id} label={label} hint={hint} error={refusal ?? error}>
      {(aria) => (
        <div className="file-drop">
          <Input
            {...aria}
            type="file"
            accept={accept}
            multiple={isMultiple}
            disabled={isDisabled}
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <span className="file-drop-hint" aria-hidden="true">
            {t('file.drop')}
          </span>
        </div>
      )}
    </FormField>
  );
}
