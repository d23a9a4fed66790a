import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FormText } from 'reactstrap';
import type { CompanyProfile } from '../../../contract/entities/company';
import { KeyFacts } from '../../components/KeyFacts';

interface FixedFactsProps {
  readonly profile: CompanyProfile;
}

/** What only the board changes: name, kind, numbers. */
export function FixedFacts({ profile }: FixedFactsProps) {
  const { t } = useTranslation('account');
  const { t: companies } = useTranslation('companies');
  return (
    <section className="surface" aria-labelledby="fixed">
      <h2 id="fixed">{t('fixed')}</h2>
      <KeyFacts
        facts={[
          { name: t('legalName'), value: profile.legalName },
          { name: t('kind'), value: companies(`kinds.${profile.kind}`) },
          { name: t('status'), value: companies(`statuses.${profile.status}`) },
          { name: t('taxId'), value: profile.taxId ?? t('none'), isFigure: true },
          {
            name: t('importerNumbers'),
            value: profile.importerNumbers.length === 0 ? t('none') : profile.importerNumbers.join('\n'),
            isFigure: true,
          },
        ]}
      />
      <FormText tag="p" className="mb-0">
        <Link to="/contact">{t('fixedHint')}</Link>
      </FormText>
    </section>
  );
}
