import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { UnsentList, type UnsentShown } from '../UnsentList';
import { LetGoDialog } from './LetGoDialog';
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
  if (claim.unsent.length === 0) return null;
  return (
    <section className="surface" aria-labelledby="claim-unsent">
      <h2 id="claim-unsent">{t('unsent.title')}</h2>
      <p>{t('unsent.lead')}</p>
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
