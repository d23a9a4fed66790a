import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { formatMoney, money, sumMoney } from '../../../../domain/money';
import { useFormat } from '../../../i18n/useFormat';
import type { ProposedLine } from './chosenLines';

interface LateLinesNoticeProps {
  readonly lines: readonly ProposedLine[];
  readonly onAdd: () => void;
  readonly onLeaveOut: () => void;
}

/** Offers lines of Customs files that were posted after the claim was begun. */
export function LateLinesNotice({ lines, onAdd, onLeaveOut }: LateLinesNoticeProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const amount = format.money(formatMoney(sumMoney(lines.map((line) => money(line.amountProposed)))));
  return (
    <div className="alert alert-info" role="status">
      <p>{t('late.text', { count: lines.length, lines: format.count(lines.length), amount })}</p>
      <div className="pill-row">
        <Button color="primary" size="sm" onClick={onAdd}>
          {t('late.add', { count: lines.length })}
        </Button>
        <Button color="secondary" outline size="sm" onClick={onLeaveOut}>
          {t('late.leaveOut')}
        </Button>
      </div>
    </div>
  );
}
