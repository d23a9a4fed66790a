import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../../contract/entities/refund';
import { MoreMenu } from '../../../../components/list/MoreMenu';
import { NumbersWhole } from '../../../../components/NumbersWhole';
import { PrintButton } from '../../../../components/PrintButton';
import { StatusBadge } from '../../../../components/record/StatusBadge';
import { usePageTitle } from '../../../../components/usePageTitle';
import { useFormat } from '../../../../i18n/useFormat';
import { claimTone } from '../../claimTone';
import { DecisionClock } from '../../DecisionClock';
import { type KeyName, KeysHelp } from '../../KeysHelp';
import { useClaimWords } from '../../useClaimWords';
import { LetterButton } from '../LetterButton';
import type { OfferedAction } from '../claimActions';
import type { ClaimWork } from '../useClaimRecord';
import { DecisionButtons } from './DecisionButtons';
import { ReasonChange } from './ReasonChange';
import { useHeightProperty } from '../../../../components/useHeightProperty';

interface ClaimBarProps {
  readonly claim: RefundDetails;
  readonly work: ClaimWork;
  readonly onAsk: (action: OfferedAction) => void;
  readonly keys: {
    readonly names: readonly KeyName[];
    readonly areOn: boolean;
    readonly onSwitch: (on: boolean) => void;
  };
}

/** What a decision is about, and its buttons; in sight wherever one is in the lines. */
export function ClaimBar({ claim, work, onAsk, keys }: ClaimBarProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const words = useClaimWords();
  const title = t('title', { number: claim.number });
  const bar = useRef<HTMLElement>(null);
  usePageTitle(title);
  useHeightProperty(bar, '--claim-bar');
  return (
    <header className="claim-bar" ref={bar}>
      <div className="claim-bar-facts">
        <h1 tabIndex={-1}>
          <NumbersWhole text={title} />
        </h1>
        <StatusBadge tone={claimTone(claim.status)} label={words.status(claim.status)} />
        <p>
          <strong>{claim.companyName}</strong>
          <strong className="figure">{format.money(claim.amountClaimed)}</strong>
          <span>
            {words.reason(claim.reason)} · {claim.fiscalYear}
          </span>
          <span className={claim.late ? 'claim-bar-due is-over' : 'claim-bar-due'}>
            {t('facts.decisionDue')} <DecisionClock claim={claim} />
          </span>
        </p>
      </div>
      <div className="claim-bar-actions no-print">
        <DecisionButtons actions={work.shown} notReady={work.notReady} onAsk={onAsk} />
        <MoreMenu
          look={null}
          tools={
            <>
              <ReasonChange claim={claim} mayChange={work.isAllowed('verify')} onSeen={work.setSeen} />
              <LetterButton claim={claim} />
              <PrintButton size="sm">{t('print')}</PrintButton>
              <KeysHelp keys={keys.names} areOn={keys.areOn} onSwitch={keys.onSwitch} />
            </>
          }
        />
      </div>
    </header>
  );
}
