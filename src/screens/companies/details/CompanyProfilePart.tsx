import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../../contract/endpoint';
import type { getCompany } from '../../../../contract/endpoints/companies/list';
import { KeyFacts } from '../../../components/KeyFacts';
import { addressLines } from '../../../components/record/addressLines';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { FLAGS } from '../companyTone';

interface CompanyProfilePartProps {
  readonly company: DataOf<typeof getCompany>;
}

/** Numbers, flags, balance, address and contact of a company. */
export function CompanyProfilePart({ company: { profile, summary } }: CompanyProfilePartProps) {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const language = useLanguage();
  const none = t('details.none');
  const or = (text: string): string => (text === '' ? none : text);
  const flags = FLAGS.filter((flag) => profile[flag]).map((flag) => t(`flag.${flag}`));
  return (
    <section className="surface" aria-labelledby="profile">
      <h2 id="profile">{t('details.profile')}</h2>
      <KeyFacts
        facts={[
          { name: t('balance'), value: format.amount(summary.balance), isFigure: true },
          {
            name: t('exemptUsed'),
            value: summary.exemptUsedPercent === null ? none : format.count(summary.exemptUsedPercent),
            isFigure: true,
          },
          { name: t('flags'), value: flags.length === 0 ? t('noFlags') : flags.join('\n') },
          { name: t('details.dbaName'), value: or(profile.dbaName) },
          { name: t('details.taxId'), value: profile.taxId ?? none, isFigure: true },
          {
            name: t('importerNumbers'),
            value: profile.importerNumbers.length === 0 ? none : profile.importerNumbers.join('\n'),
            isFigure: true,
          },
          {
            name: t('details.address'),
            value: addressLines(language, profile.address),
          },
          {
            name: t('details.contact'),
            value: [profile.contactName, profile.contactTitle].filter((part) => part !== '').join('\n'),
          },
          { name: t('details.phone'), value: or(profile.phone), isFigure: true },
          { name: t('details.email'), value: profile.email, isWide: true },
          { name: t('details.language'), value: t(`details.languages.${profile.language}`) },
        ]}
      />
    </section>
  );
}
