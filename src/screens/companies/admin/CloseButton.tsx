import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';

/** The way out of a dialog in which nothing is done yet, for those who do not think of Escape. */
export function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('components');
  return (
    <div className="dialog-buttons">
      <Button color="secondary" outline onClick={onClose}>
        {t('dialog.cancel')}
      </Button>
    </div>
  );
}
