import { useTranslation } from 'react-i18next';
import { KeyFacts } from '../../components/KeyFacts';
import { useFormat } from '../../i18n/useFormat';
import type { ProgramShown } from './program';

const isPreset = (name: string): name is 'quarterly-board-feet' | 'monthly-pounds' =>
  name === 'quarterly-board-feet' || name === 'monthly-pounds';

interface ProgramFactsProps {
  readonly program: ProgramShown;
}

/** What is assessed, in which unit and period, and how the exemption works. */
export function ProgramFacts({ program }: ProgramFactsProps) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  return (
    <section className="surface" aria-labelledby="program">
      <h2 id="program">{t('program')}</h2>
      <KeyFacts
        facts={[
          { name: t('programName'), value: program.programName },
          {
            name: t('preset'),
            value: isPreset(program.preset) ? t(`presets.${program.preset}`) : program.preset,
          },
          { name: t('unit'), value: t('unitValue', { name: program.unitName, code: program.unitCode }) },
          { name: t('fiscalYearStart'), value: format.dayOfYear(program.fiscalYearStart) },
          { name: t('reportPeriod'), value: t(`periods.${program.reportPeriod}`) },
          {
            name: t('exemptQuantity'),
            value: `${format.quantity(program.exemptQuantity)} ${program.unitCode}`,
            isFigure: true,
          },
          { name: t('exemptMode'), value: t(`modes.${program.exemptMode}`) },
          { name: t('feeClass'), value: program.feeClass },
        ]}
      />
    </section>
  );
}
