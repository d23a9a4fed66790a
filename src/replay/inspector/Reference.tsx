import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { copyText } from '../../browser/copyText';

interface ReferenceProps {
  /** Of the failed call, as the server's log and the message on screen give it. */
  readonly reference: string;
}

/** The reference of a failure, to look it up in the server's log. The other way round, the filter of the steps finds it. */
export function Reference({ reference }: ReferenceProps) {
  const { t } = useTranslation('replay');
  const [isCopied, setCopied] = useState(false);
  return (
    <div>
      <dt>{t('inspect.reference')}</dt>
      <dd>
        <code>{reference}</code>{' '}
        <Button
          color="link"
          size="sm"
          className="p-0"
          onClick={() => {
            void copyText(reference).then(setCopied);
          }}
        >
          {t('inspect.copy')}
        </Button>{' '}
        <span role="status">{isCopied ? t('inspect.copied') : null}</span>
      </dd>
    </div>
  );
}
