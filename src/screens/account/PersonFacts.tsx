import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { KeyFacts } from '../../components/KeyFacts';
import { selectPerson, selectRoles } from '../../state/session';

/** Whoever is signed in: name, email address, roles. */
export function PersonFacts() {
  const { t } = useTranslation('account');
  const { t: users } = useTranslation('users');
  const { name, email } = useSelector(selectPerson);
  const roles = useSelector(selectRoles);
  return (
    <section className="surface" aria-labelledby="you">
      <h2 id="you">{t('you')}</h2>
      <KeyFacts
        facts={[
          { name: t('name'), value: name },
          { name: t('email'), value: email, isWide: true },
          { name: t('roles'), value: roles.map((role) => users(`roleNames.${role}`)).join(', ') },
        ]}
      />
    </section>
  );
}
