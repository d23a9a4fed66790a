import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { NumberApplicant } from '../../../../contract/entities/customsImporter';
import { mayListCompanies } from '../../../../domain/companyPermissions';
import { selectActor } from '../../../state/actor';

interface ApplicantListProps {
  readonly applicants: readonly NumberApplicant[];
}

/** Companies that ask to register with the number, each with the way to its registration. */
export function ApplicantList({ applicants }: ApplicantListProps) {
  const { t } = useTranslation('customsImporters');
  const mayOpen = mayListCompanies(useSelector(selectActor)).allowed;
  if (applicants.length === 0) return null;
  return (
    <section className="surface" aria-labelledby="applicants">
      <h2 id="applicants">{t('importer.registration')}</h2>
      <p>{t('importer.registrationLead')}</p>
      <ul className="candidates">
        {applicants.map(({ companyId, companyName }) => (
          <li key={companyId}>
            <span>
              <strong>{companyName}</strong>
              <span className="cell-note">{t('importer.asksToRegister')}</span>
            </span>
            {mayOpen ? (
              <Link
                className="btn btn-outline-primary btn-sm"
                aria-label={`${t('importer.openRegistration')}: ${companyName}`}
                to={`/admin/company/details?id=${companyId}`}
              >
                {t('importer.openRegistration')}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
