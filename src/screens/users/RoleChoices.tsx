import { useTranslation } from 'react-i18next';
import { FormFeedback, FormText, Input } from 'reactstrap';
import type { Role } from '../../../contract/roles';

interface RoleChoicesProps {
  /** Where a summary of errors leads to: the first of them. */
  readonly id: string;
  readonly choices: readonly Role[];
  readonly chosen: readonly Role[];
  readonly error?: string | undefined;
  readonly onChange: (roles: readonly Role[]) => void;
}

/** The roles somebody may hold, each with what it opens; several of the board's may be held together. */
export function RoleChoices({ id, choices, chosen, error, onChange }: RoleChoicesProps) {
  const { t } = useTranslation('users');
  return (
    <fieldset
      className="form-field choice-field"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="form-label">{t('roles')}</legend>
      {error === undefined ? null : (
        <FormFeedback tag="p" className="field-error" id={`${id}-error`}>
          {error}
        </FormFeedback>
      )}
      {choices.map((role, index) => {
        const ownId = index === 0 ? id : `${id}-${role}`;
        return (
          <div key={role} className="form-check">
            <Input
              type="checkbox"
              id={ownId}
              invalid={error !== undefined}
              checked={chosen.includes(role)}
              aria-describedby={`${ownId}-about`}
              onChange={(event) => {
                const others = chosen.filter((each) => each !== role);
                onChange(event.target.checked ? [...others, role] : others);
              }}
            />
            <label className="form-check-label" htmlFor={ownId}>
              {t(`roleNames.${role}`)}
            </label>
            <FormText tag="div" className="mt-0" id={`${ownId}-about`}>
              {t(`roleAbout.${role}`)}
            </FormText>
          </div>
        );
      })}
    </fieldset>
  );
}
