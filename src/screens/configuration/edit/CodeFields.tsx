import { useTranslation } from 'react-i18next';
import { Input } from 'reactstrap';
import { REPORTED_UNITS } from '../../../../domain/programDocument';
import { SelectField } from '../../../components/form/SelectField';
import type { RuleForm } from './programForm';
import { RowField } from './RowField';

interface CodeFieldsProps {
  readonly rule: RuleForm;
  readonly index: number;
  readonly onChange: (rule: RuleForm) => void;
}

const TEXTS = ['code', 'description', 'effectiveFrom', 'effectiveTo', 'replacedBy'] as const;
const MATCHES = ['PREFIX', 'EXACT'] as const;

/** The values of one tariff code. */
export function CodeFields({ rule, index, onChange }: CodeFieldsProps) {
  const { t } = useTranslation('configuration');
  const path = `htsRules.${index}`;
  const put = (part: Partial<RuleForm>): void => {
    onChange({ ...rule, ...part });
  };
  return (
    <fieldset className="edit-row">
      <legend className="visually-hidden">{rule.code}</legend>
      {TEXTS.map((name) => (
        <RowField
          key={name}
          path={`${path}.${name}`}
          label={t(`edit.codeFields.${name}`)}
          isDate={name === 'effectiveFrom' || name === 'effectiveTo'}
          value={rule[name]}
          onType={(typed) => {
            put({ [name]: typed });
          }}
        />
      ))}
      <SelectField
        id={`${path}.match`}
        label={t('match')}
        options={MATCHES.map((value) => ({ value, text: t(`matches.${value}`) }))}
        value={rule.match}
        onChange={({ target }) => {
          put({ match: MATCHES.find((each) => each === target.value) ?? rule.match });
        }}
      />
      <SelectField
        id={`${path}.unit`}
        label={t('reportedUnit')}
        options={REPORTED_UNITS.map((value) => ({ value, text: value }))}
        value={rule.unit}
        onChange={({ target }) => {
          put({ unit: REPORTED_UNITS.find((each) => each === target.value) ?? rule.unit });
        }}
      />
      <SelectField
        id={`${path}.otherUnit`}
        label={t('edit.otherUnit')}
        empty={t('none')}
        options={REPORTED_UNITS.map((value) => ({ value, text: value }))}
        value={rule.otherUnit}
        onChange={({ target }) => {
          put({ otherUnit: REPORTED_UNITS.find((each) => each === target.value) ?? '' });
        }}
      />
      <RowField
        path={`${path}.season`}
        label={t('edit.seasonFrom')}
        hint={t('edit.monthDay')}
        value={rule.seasonFrom}
        onType={(seasonFrom) => {
          put({ seasonFrom });
        }}
      />
      <RowField
        path={`${path}.seasonTo`}
        label={t('edit.seasonTo')}
        hint={t('edit.monthDay')}
        value={rule.seasonTo}
        onType={(seasonTo) => {
          put({ seasonTo });
        }}
      />
      <label className="view-choice">
        <Input
          type="checkbox"

          checked={rule.organic}
          onChange={(event) => {
            put({ organic: event.target.checked });
          }}
        />
        {t('edit.organic')}
      </label>
    </fieldset>
  );
}
