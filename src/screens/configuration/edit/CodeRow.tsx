import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { isCalendarDate } from '../../../../domain/calendarDate';
import { formatHtsCode } from '../../../../domain/htsCode';
import { useFormat } from '../../../i18n/useFormat';
import { CodeFields } from './CodeFields';
import { useEditing } from './editing';
import type { RuleForm } from './programForm';

interface CodeRowProps {
  readonly rule: RuleForm;
  readonly index: number;
  readonly onChange: (rule: RuleForm) => void;
  readonly onRemove: () => void;
}

const PATHS = ['code', 'description', 'effectiveFrom', 'effectiveTo', 'season', 'replacedBy'] as const;

/** One tariff code: a line to read, opened to be changed; one with a fault is open. */
export function CodeRow({ rule, index, onChange, onRemove }: CodeRowProps) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  const { faultOf } = useEditing();
  const [isWanted, setWanted] = useState(rule.code === '');
  const isFaulty = PATHS.some((name) => faultOf(`htsRules.${index}.${name}`) !== undefined);
  const shown = (date: string): string => (isCalendarDate(date) ? format.date(date) : date);
  const isOpen = isWanted || isFaulty;
  const name = rule.code === '' ? t('edit.newCode') : formatHtsCode(rule.code);
  return (
    <div className="edit-code">
      <p className="edit-code-line">
        <span className="figure">{name}</span> <span>{rule.description}</span>{' '}
        <span className="cell-note">
          {shown(rule.effectiveFrom)} – {rule.effectiveTo === '' ? t('open') : shown(rule.effectiveTo)}
        </span>
        <Button
          color="link"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => {
            setWanted(!isOpen);
          }}
        >
          {t('edit.change')} <span className="visually-hidden">{name}</span>
        </Button>
        <Button color="link" size="sm" onClick={onRemove}>
          {t('edit.remove')} <span className="visually-hidden">{name}</span>
        </Button>
      </p>
      {isOpen ? <CodeFields rule={rule} index={index} onChange={onChange} /> : null}
    </div>
  );
}
