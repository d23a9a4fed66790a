import { useTranslation } from 'react-i18next';
import { FormFeedback, FormGroup, Input, Label } from 'reactstrap';
import { useSigned } from '../../../api/base/useSigned';
import { type Certification, CERTIFICATIONS, type ClaimForm } from './claimForm';

interface CertifyFieldProps {
  readonly certifications: ClaimForm['certifications'];
  readonly errorAt: (field: string) => string | undefined;
  /** Which of them are ticked or cleared together. */
  readonly onTick: (certifications: readonly Certification[], ticked: boolean) => void;
}

/** The three statements the applicant signs, each by itself or all at once; each can be taken back by itself (decision 99). */
export function CertifyField({ certifications, errorAt, onTick }: CertifyFieldProps) {
  const { t } = useTranslation('claim');
  const { certifications: signed } = useSigned();
  return (
    <section className="surface certify" aria-labelledby="certify">
      <h2 id="certify">{t('review.certifyTitle')}</h2>
      <FormGroup check className="mb-2">
        <Input
          type="checkbox"
          id="certify-all"
          checked={CERTIFICATIONS.every((name) => certifications[name])}
          onChange={(event) => {
            onTick(CERTIFICATIONS, event.target.checked);
          }}
        />
        <Label check for="certify-all">
          <strong>{t('review.certifyAll')}</strong>
        </Label>
      </FormGroup>
      {CERTIFICATIONS.map((name) => {
        const id = `certifications.${name}`;
        const error = errorAt(id);
        return (
          <FormGroup key={name} check>
            <Input
              type="checkbox"
              id={id}
              invalid={error !== undefined}
              checked={certifications[name]}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              onChange={(event) => {
                onTick([name], event.target.checked);
              }}
            />
            <Label check for={id}>
              {signed[name]}
            </Label>
            {error === undefined ? null : (
              <FormFeedback tag="p" className="field-error" id={`${id}-error`}>
                {error}
              </FormFeedback>
            )}
          </FormGroup>
        );
      })}
    </section>
  );
}
