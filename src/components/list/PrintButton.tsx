import printer from 'bootstrap-icons/icons/printer.svg';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { Icon } from '../Icon';

interface PrintButtonProps {
  readonly isLoading: boolean;
  readonly print: () => Promise<void>;
}

/** Prints all rows of a list, in the menu "More". */
export function PrintButton({ isLoading, print }: PrintButtonProps) {
  const { t } = useTranslation('components');
  return (
    <Button
      color="secondary"
      outline
      aria-disabled={isLoading}
      aria-busy={isLoading}
      onClick={() => void print()}
    >
      <Icon paths={printer} /> {t('list.print')}
    </Button>
  );
}
