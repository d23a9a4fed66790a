import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { CompanySide } from '../useCompanySide';

interface NoClaimHereProps {
  readonly side: Exclude<CompanySide, 'company'>;
}

/** Why this reader files no claim here, who could, and where to go instead. */
export function NoClaimHere({ side }: NoClaimHereProps) {
  const { t } = useTranslation('claim');
  const isStaff = side === 'staff';
  return (
    <div className="surface">
      <p>
        <strong>{t(isStaff ? 'notCompany' : 'notEligible')}</strong>
      </p>
      <p>{t(isStaff ? 'notCompanyStaff' : 'notEligibleWhy')}</p>
      <Button tag={Link} color="primary" to={isStaff ? '/admin/refunds' : '/contact'}>
        {t(isStaff ? 'toClaims' : 'toContact')}
      </Button>
    </div>
  );
}
