import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { CompanyProfile } from '../../../contract/entities/company';
import { mayEditCompanyProfile } from '../../../domain/companyPermissions';
import { ActionButton } from '../../components/ActionButton';
import { KeyFacts } from '../../components/KeyFacts';
import { addressLines } from '../../components/record/addressLines';
import { useLanguage } from '../../i18n/useFormat';
import { useRefusal } from '../../i18n/useRefusal';
import { selectActor } from '../../state/actor';
import { ContactForm } from './ContactForm';

interface ContactSectionProps {
  readonly profile: CompanyProfile;
}

/** Address and contact: read first, changed on request. The form keeps what is typed while newer details arrive beside it. */
export function ContactSection({ profile }: ContactSectionProps) {
  const { t } = useTranslation('account');
  const refusal = useRefusal(mayEditCompanyProfile(useSelector(selectActor), profile.companyId));
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
          <div className="mt-3">
            <ActionButton
              id="edit-contact"
              color="primary"
              refusal={refusal}
              onClick={() => {
                setEditing(true);
                setSaved(false);
              }}
            >
              {t('edit')}
            </ActionButton>
          </div>
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
