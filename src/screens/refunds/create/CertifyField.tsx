import { useTranslation } from 'react-i18next';
import { type Certification, CERTIFICATIONS, type ClaimForm } from './claimForm';

interface CertifyFieldProps {
  readonly certifications: ClaimForm['certifications'];
  readonly errorAt: (field: string) => string | undefined;
  readonly onTick: (certification: Certification, ticked: boolean) => void;
}

/** The three statements the applicant signs, each ticked by itself. */
export function CertifyField({ certifications, errorAt, onTick }: CertifyFieldProps) {
  const { t } = useTranslation('claim');
  return (
    <section className="surface certify" aria-labelledby="certify">
      <h2 id="certify">{t('review.certifyTitle')}</h2>
      {CERTIFICATIONS.map((name) => {
        const id = `certifications.${name}`;
        const error = errorAt(id);
        return (
          <div key={name} className="form-check">
            <input
              type="checkbox"
              id={id}
              className={`form-check-input ${error === undefined ? '' : 'is-invalid'}`}
              checked={certifications[name]}
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              onChange={(event) => {
                onTick(name, event.target.checked);
              }}
            />
            <label className="form-check-label" htmlFor={id}>
              {t(`review.${name}`)}
            </label>
            {error === undefined ? null : (
              <p className="field-error" id={`${id}-error`}>
                {error}
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
}
