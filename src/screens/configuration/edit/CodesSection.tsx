import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { CodeRow } from './CodeRow';
import { EditSection } from './EditSection';
import { useEditing } from './editing';
import type { RuleForm } from './programForm';

const BLANK: RuleForm = {
  code: '',
  match: 'PREFIX',
  description: '',
  unit: 'm3',
  otherUnit: '',
  organic: false,
  seasonFrom: '',
  seasonTo: '',
  effectiveFrom: '',
  effectiveTo: '',
  replacedBy: '',
};

/** The tariff codes the program covers, each with the days it holds. */
export function CodesSection() {
  const { t } = useTranslation('configuration');
  const { form, set } = useEditing();
  return (
    <EditSection part="codes" lead={t('edit.codesLead')} isRows>
      {form.htsRules.map((rule, index) => (
        <CodeRow
          key={index}
          rule={rule}
          index={index}
          onChange={(changed) => {
            set(
              'htsRules',
              form.htsRules.map((each, at) => (at === index ? changed : each)),
            );
          }}
          onRemove={() => {
            set(
              'htsRules',
              form.htsRules.filter((_, at) => at !== index),
            );
          }}
        />
      ))}
      <Button
        color="secondary"
        outline
        onClick={() => {
          set('htsRules', [...form.htsRules, BLANK]);
        }}
      >
        {t('edit.addCode')}
      </Button>
    </EditSection>
  );
}
