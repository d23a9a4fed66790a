import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';

/** The searches staff make every day. */
export function LineShortcuts() {
  const { t } = useTranslation('customs');
  const { t: tImporters } = useTranslation('customsImporters');
  const shortcuts = [
    { filter: 'matched=no', label: t('lines.onlyUnmatched') },
    { filter: 'variance=flagged', label: t('lines.onlyVariance') },
    { filter: 'covered=no', label: tImporters('digit.uncovered') },
    { filter: 'checkDigit=wrong', label: tImporters('digit.shortcut') },
    { filter: 'adjustment=yes', label: tImporters('adjustment.yes') },
  ];
  return (
    <p className="d-flex flex-wrap gap-2">
      {shortcuts.map(({ filter, label }) => (
        <Button
          key={filter}
          tag={Link}
          color="secondary"
          outline
          size="sm"
          to={`/admin/customs?view=lines&${filter}`}
        >
          {label}
        </Button>
      ))}
    </p>
  );
}
