import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { errorMessage } from '../../../api/base/errorMessage';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { type ForeseenDecision, readLetterPreview } from '../../../api/refunds/readLetterPreview';
import { useLanguage } from '../../../i18n/useFormat';

interface LetterPreviewProps {
  readonly claim: Pick<RefundDetails, 'id' | 'number' | 'version'>;
  readonly decision: ForeseenDecision;
}

type Shown =
  | { readonly kind: 'letter'; readonly address: string }
  | { readonly kind: 'failed'; readonly sentence: string };

/** Shows the letter that a decision would send. Mounted again for other words, so an old letter is never shown. */
export function LetterPreview({ claim, decision }: LetterPreviewProps) {
  const { t } = useTranslation('refund');
  const language = useLanguage();
  const dispatch = useApiDispatch();
  const [isBusy, setBusy] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const address = shown?.kind === 'letter' ? shown.address : null;
  const fileName = `${claim.number}-preview.pdf`;
  useEffect(
    () => () => {
      if (address !== null) URL.revokeObjectURL(address);
    },
    [address],
  );

  async function show(): Promise<void> {
    if (isBusy) return;
    if (decision.kind === 'rejected' && decision.reason === '') {
      setShown({ kind: 'failed', sentence: t('letterPreview.needsText') });
      return;
    }
    setBusy(true);
    const { id, version } = claim;
    const read = await dispatch(readLetterPreview({ id, version }, decision, fileName));
    setBusy(false);
    setShown(
      read.ok
        ? { kind: 'letter', address: URL.createObjectURL(new Blob([read.file], { type: 'application/pdf' })) }
        : { kind: 'failed', sentence: errorMessage(read.failure, language) },
    );
  }

  return (
    <div className="letter-preview">
      <Button color="secondary" outline size="sm" aria-busy={isBusy} onClick={() => void show()}>
        {t('letterPreview.show')}
      </Button>
      <div role="status">
        {shown?.kind === 'failed' ? <p className="text-danger-emphasis">{shown.sentence}</p> : null}
        {address === null ? null : (
          <p className="text-secondary">{t(`letterPreview.note.${decision.kind}`)}</p>
        )}
      </div>
      {address === null ? null : navigator.pdfViewerEnabled ? (
        <iframe title={t('letterPreview.title')} src={`${address}#view=FitH&toolbar=0`} />
      ) : (
        <p>
          {t('letterPreview.noPdf')}{' '}
          <a href={address} download={fileName}>
            {t('letterPreview.save')}
          </a>
        </p>
      )}
    </div>
  );
}
