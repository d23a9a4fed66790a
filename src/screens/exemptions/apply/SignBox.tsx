import { useTranslation } from 'react-i18next';
import { TickField } from './TickField';
import { type Signed, SIGNED } from './useApplyWizard';

interface SignBoxProps {
  readonly signed: Signed;
  /** Whether sending was tried, so that a missing tick is said. */
  readonly isTried: boolean;
  readonly onSign: (signed: Signed) => void;
}

/** The statements that whoever applies signs, each ticked by itself. */
export function SignBox({ signed, isTried, onSign }: SignBoxProps) {
  const { t } = useTranslation('exemption');
  return (
    <section className="surface" aria-labelledby="sign">
      <h2 id="sign">{t('sign.title')}</h2>
      {SIGNED.map((name) => (
        <TickField
          key={name}
          id={`certifications.${name}`}
          label={t(`sign.${name}`)}
          error={isTried && !signed[name] ? t('sign.missing') : undefined}
          isTicked={signed[name]}
          onTick={(isTicked) => {
            onSign({ ...signed, [name]: isTicked });
          }}
        />
      ))}
    </section>
  );
}
