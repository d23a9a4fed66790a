import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { permissionsText } from '../../../contract/texts/permissions';
import { COMPANY_PERMISSIONS } from '../../../domain/companyAccess';
import { isStaff } from '../../../domain/roles';
import { KeyFacts } from '../../components/KeyFacts';
import { useLanguage } from '../../i18n/useFormat';
import { selectPermissions, selectPerson, selectRoles } from '../../state/session';

/** Whoever is signed in: name, email address, roles. */
export function PersonFacts() {
  const { t } = useTranslation('account');
  const { t: users } = useTranslation('users');
  const { name, email } = useSelector(selectPerson);
  const language = useLanguage();
  const roles = useSelector(selectRoles);
  const permissions = useSelector(selectPermissions) ?? COMPANY_PERMISSIONS;
  return (
    <section className="surface" aria-labelledby="you">
      <h2 id="you">{t('you')}</h2>
      <KeyFacts
        facts={[
          { name: t('name'), value: name },
          { name: t('email'), value: email, isWide: true },
          isStaff(roles)
            ? { name: t('roles'), value: roles.map((role) => users(`roleNames.${role}`)).join(', ') }
            : { name: users('permissions'), value: permissionsText(language, permissions) },
        ]}
      />
    </section>
  );
}
