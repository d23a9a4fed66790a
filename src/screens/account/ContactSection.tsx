import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { CompanyProfile } from '../../../contract/entities/company';
import { KeyFacts } from '../../components/KeyFacts';
import { addressLines } from '../../components/record/addressLines';
import { useLanguage } from '../../i18n/useFormat';
import { ContactForm } from './ContactForm';

interface ContactSectionProps {
  readonly profile: CompanyProfile;
}

/** Address and contact: read first, changed on request. The form keeps what is typed while newer details arrive beside it. */
export function ContactSection({ profile }: ContactSectionProps) {
  const { t } = useTranslation('account');
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  return (
    <section className="surface" aria-labelledby="contact">
      <h2 id="contact">{t('contactTitle')}</h2>
      {isSaved && !isEditing ? (
        <p role="status" className="alert alert-success">
          {t('saved')}
        </p>
      ) : null}
      {isEditing ? (
        <ContactForm
          profile={profile}
          onDone={(saved) => {
            setEditing(false);
            setSaved(saved);
          }}
        />
      ) : (
        <>
          <ContactFacts profile={profile} />
          <Button
            color="primary"
            outline
            className="mt-3"
            onClick={() => {
              setEditing(true);
              setSaved(false);
            }}
          >
            {t('edit')}
          </Button>
        </>
      )}
    </section>
  );
}

function ContactFacts({ profile }: ContactSectionProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const or = (text: string): string => (text === '' ? t('none') : text);
  return (
    <KeyFacts
      facts={[
        { name: t('dbaName'), value: or(profile.dbaName) },
        {
          name: t('address'),
          value: addressLines(language, profile.address),
        },
        {
          name: t('contactName'),
          value: [profile.contactName, profile.contactTitle].filter((part) => part !== '').join('\n'),
        },
        { name: t('phone'), value: or(profile.phone), isFigure: true },
        { name: t('mail'), value: profile.email, isWide: true },
        { name: t('language'), value: t(`languages.${profile.language}`) },
      ]}
    />
  );
}
