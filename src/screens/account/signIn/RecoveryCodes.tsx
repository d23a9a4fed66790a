import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { copyText, saveText } from '../../../api/drafts/saveText';
import { useApiDispatch } from '../../../api/base/useDispatch';
import type { SecondStepStage } from './secondStep';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onStage: (stage: SecondStepStage) => void;
}

/** New recovery codes, shown this once: to be copied, saved or printed before they are left. */
export function RecoveryCodes({ codes, onStage }: RecoveryCodesProps) {
  const { t } = useTranslation('ownSignIn');
  const { t: components } = useTranslation('components');
  const dispatch = useApiDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const [copying, setCopying] = useState<'copied' | 'notCopied'>();
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const text = [t('codes.fileHead'), '', ...codes, ''].join('\r\n');

  return (
    <div className="print-alone">
      <h3 ref={heading} tabIndex={-1}>
        {t('codes.title')}
      </h3>
      <p className="alert alert-warning no-print">{t('codes.once')}</p>
      <p>{t('codes.about')}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="d-flex flex-wrap gap-2 no-print">
        <Button
          color="secondary"
          outline
          onClick={() =>
            void dispatch(copyText(text)).then((isCopied) => {
              setCopying(isCopied ? 'copied' : 'notCopied');
            })
          }
        >
          {t('codes.copy')}
        </Button>
        <Button
          color="secondary"
          outline
          onClick={() => {
            dispatch(saveText('northwood-recovery-codes.txt', text));
          }}
        >
          {t('codes.save')}
        </Button>
        <Button
          color="secondary"
          outline
          onClick={() => {
            print();
          }}
        >
          {components('receipt.print')}
        </Button>
        <Button
          color="primary"
          onClick={() => {
            onStage({ kind: 'standing', done: 'app' });
          }}
        >
          {t('codes.done')}
        </Button>
      </div>
      <p role="status" className="form-text mb-0 no-print">
        {copying === undefined ? '' : t(`codes.${copying}`)}
      </p>
    </div>
  );
}
