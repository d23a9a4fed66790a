import { useTranslation } from 'react-i18next';
import { FormText, Input } from 'reactstrap';
import { permissionName } from '../../../contract/texts/permissions';
import { COMPANY_PERMISSIONS, type CompanyPermission } from '../../../domain/companyAccess';
import { useLanguage } from '../../i18n/useFormat';
import { togglePermission } from './togglePermission';

interface PermissionChoicesProps {
  readonly chosen: readonly CompanyPermission[];
  readonly onChange: (permissions: CompanyPermission[]) => void;
}

/** What a company's person may do beside seeing everything of the company. */
export function PermissionChoices({ chosen, onChange }: PermissionChoicesProps) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  return (
    <fieldset className="form-field choice-field" aria-describedby="permissions-hint">
      <legend className="form-label">{t('permissions')}</legend>
      <FormText tag="div" id="permissions-hint">
        {t('permissionsHint')}
      </FormText>
      {COMPANY_PERMISSIONS.map((permission) => (
        <div key={permission} className="form-check">
          <Input
            type="checkbox"
            id={`permission-${permission}`}
            checked={chosen.includes(permission)}
            aria-describedby={`permission-${permission}-about`}
            onChange={(event) => {
              onChange(togglePermission(chosen, permission, event.target.checked));
            }}
          />
          <label className="form-check-label" htmlFor={`permission-${permission}`}>
            {permissionName(language, permission)}
          </label>
          <FormText tag="div" className="mt-0" id={`permission-${permission}-about`}>
            {t(`permissionAbout.${permission}`)}
          </FormText>
        </div>
      ))}
    </fieldset>
  );
}
