import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { copyText } from '../../../api/drafts/saveText';

interface CopyButtonProps {
  /** What is copied, for those who listen. */
  readonly name: string;
  readonly text: string;
}

/** Puts a number on the clipboard, and says so. */
export function CopyButton({ name, text }: CopyButtonProps) {
  const { t } = useTranslation('ledger');
  const dispatch = useApiDispatch();
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <Button
        color="secondary"
        outline
        size="sm"
        className="no-print"
        aria-label={t('pay.other.copyOf', { name })}
        onClick={() => {
          void dispatch(copyText(text)).then(setCopied);
        }}
      >
        {t('pay.other.copy')}
      </Button>{' '}
      <small role="status">{isCopied ? t('pay.other.copied') : null}</small>
    </>
  );
}
