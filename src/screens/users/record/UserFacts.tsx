import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { UserRecord } from '../../../../contract/endpoints/users/record';
import { permissionsText } from '../../../../contract/texts/permissions';
import { isStaff } from '../../../../domain/roles';
import { KeyFacts } from '../../../components/KeyFacts';
import { MailAddress } from '../../../components/MailAddress';
import { useFormat, useLanguage } from '../../../i18n/useFormat';

interface UserFactsProps {
  readonly user: UserRecord;
  /** The company's record is open to this reader. */
  readonly linksCompany: boolean;
}

/** Who it is, what they hold, and how their sign-in stands. */
export function UserFacts({ user, linksCompany }: UserFactsProps) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const language = useLanguage();
  const { email, companyId, companyName, roles, heldAt, temporaryPasswordEndsAt } = user;
  return (
    <section className="surface" aria-labelledby="user-facts">
      <h2 id="user-facts">{t('record.facts')}</h2>
      <KeyFacts
        facts={[
          {
            name: t('email'),
            value: (
              <a href={`mailto:${email}`}>
                <MailAddress address={email} />
              </a>
            ),
            isWide: true,
          },
          {
            name: t('company'),
            value: linksCompany ? (
              <Link to={`/admin/company/details?id=${companyId}`}>{companyName}</Link>
            ) : (
              companyName
            ),
          },
          isStaff(roles)
            ? { name: t('roles'), value: roles.map((role) => t(`roleNames.${role}`)).join('\n') }
            : { name: t('permissions'), value: permissionsText(language, user.permissions) },
          {
            name: t('lastSignIn'),
            value: user.lastSignInAt === null ? t('never') : format.instant(user.lastSignInAt),
          },
          { name: t('record.sessions'), value: format.count(user.openSessions), isFigure: true },
          { name: t('record.secondStep'), value: t(`secondSteps.${user.secondFactor}`) },
          ...(heldAt === null ? [] : [{ name: t('record.heldSince'), value: format.instant(heldAt) }]),
          ...(temporaryPasswordEndsAt === null
            ? []
            : [{ name: t('record.temporaryUntil'), value: format.instant(temporaryPasswordEndsAt) }]),
        ]}
      />
    </section>
  );
}
