import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { UnsentList, type UnsentShown } from '../UnsentList';
import { LetGoDialog } from './LetGoDialog';
import { SplitDialog } from './SplitDialog';
import type { ClaimDeeds } from './useClaimDeeds';

interface UnsentPanelProps {
  readonly claim: RefundDetails;
  readonly side: 'company' | 'staff';
  readonly deeds: ClaimDeeds;
}

/** Lines that were claimed before Customs sent them, and what has become of each. */
export function UnsentPanel({ claim, side, deeds }: UnsentPanelProps) {
  const { t } = useTranslation('refund');
  const [going, setGoing] = useState<UnsentShown | null>(null);
  const [isSplitting, setSplitting] = useState(false);
  if (claim.unsent.length === 0) return null;
  return (
    <section className="surface" aria-labelledby="claim-unsent">
      <h2 id="claim-unsent">{t('unsent.title')}</h2>
      <p>
        {t('unsent.lead')} {claim.unsentCount > 0 ? t('unsent.clock') : null}
      </p>
      <UnsentList
        lines={claim.unsent.map(({ id, ...line }) => ({ ...line, key: id }))}
        {...(claim.mayLetGo
          ? {
              deed: {
                name: t('unsent.letGo'),
                nameOf: (line) => t('unsent.letGoOf', { entry: line.entryNumber, line: line.lineNo }),
                onPress: setGoing,
              },
            }
          : {})}
      />
      {claim.mayLetGo && claim.unsentCount > 0 && claim.lineCount > 0 ? (
        <Button
          color="secondary"
          outline
          onClick={() => {
            setSplitting(true);
          }}
        >
          {t('unsent.split', { count: claim.unsentCount })}
        </Button>
      ) : null}
      {isSplitting ? (
        <SplitDialog
          claim={claim}
          deeds={deeds}
          onClose={() => {
            setSplitting(false);
          }}
        />
      ) : null}
      {going === null ? null : (
        <LetGoDialog
          claim={claim}
          line={going}
          needsReason={side === 'staff'}
          deeds={deeds}
          onClose={() => {
            setGoing(null);
          }}
        />
      )}
    </section>
  );
}
