import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { PendingList, type PendingShown } from '../PendingList';
import { DropLineDialog } from './DropLineDialog';
import { SplitDialog } from './SplitDialog';
import type { ClaimActions } from './useClaimActions';

interface PendingPanelProps {
  readonly claim: RefundDetails;
  readonly side: 'company' | 'staff';
  readonly actions: ClaimActions;
}

/** Lines that were claimed before Customs sent them, and what has become of each. */
export function PendingPanel({ claim, side, actions }: PendingPanelProps) {
  const { t } = useTranslation('refund');
  const [going, setGoing] = useState<PendingShown | null>(null);
  const [isSplitting, setSplitting] = useState(false);
  if (claim.pendingAtCustoms.length === 0) return null;
  return (
    <section className="surface" aria-labelledby="claim-pending">
      <h2 id="claim-pending">{t('pendingAtCustoms.title')}</h2>
      <p>
        {t('pendingAtCustoms.lead')} {claim.pendingCount > 0 ? t('pendingAtCustoms.clock') : null}
      </p>
      <PendingList
        lines={claim.pendingAtCustoms.map(({ id, ...line }) => ({ ...line, key: id }))}
        {...(claim.mayDrop
          ? {
              action: {
                name: t('pendingAtCustoms.drop'),
                nameOf: (line) =>
                  t('pendingAtCustoms.dropOf', { entry: line.entryNumber, line: line.lineNo }),
                onPress: setGoing,
              },
            }
          : {})}
      />
      {claim.mayDrop && claim.pendingCount > 0 && claim.lineCount > 0 ? (
        <Button
          color="secondary"
          outline
          onClick={() => {
            setSplitting(true);
          }}
        >
          {t('pendingAtCustoms.split', { count: claim.pendingCount })}
        </Button>
      ) : null}
      {isSplitting ? (
        <SplitDialog
          claim={claim}
          actions={actions}
          onClose={() => {
            setSplitting(false);
          }}
        />
      ) : null}
      {going === null ? null : (
        <DropLineDialog
          claim={claim}
          line={going}
          needsReason={side === 'staff'}
          actions={actions}
          onClose={() => {
            setGoing(null);
          }}
        />
      )}
    </section>
  );
}
