import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { StepList } from '../../../components/StepList';
import { useFormat } from '../../../i18n/useFormat';
import { ownHolder } from '../ownHolder';
import { isBrokenOff, stationOf, STATIONS } from './claimStations';

interface ClaimProgressProps {
  readonly claim: Pick<RefundDetails, 'status' | 'statusSince' | 'heldBy' | 'appealUntil'>;
  readonly side: 'company' | 'staff';
}

/** Where the claim is on its way, who holds it and what comes next. */
export function ClaimProgress({ claim, side }: ClaimProgressProps) {
  const { t } = useTranslation('refund');
  const { t: shared } = useTranslation('refunds');
  const format = useFormat();
  const { status, statusSince, heldBy, appealUntil } = claim;
  const at = format.instant(statusSince);
  const standing = (): string => {
    const own = ownHolder(claim);
    if (heldBy === 'nobody' || own === null) return t('standing.done');
    if (side === 'staff') return t('standing.with', { holder: shared(`holder.${heldBy}`), at });
    return t(`standing.own.${own}`, { at });
  };
  const next = (): string => {
    if (appealUntil !== null) return t(`standing.appealable.${side}`, { date: format.date(appealUntil) });
    const isTheirs =
      side === 'company' && (status === 'MoreInfo' || status === 'Approved' || status === 'Withdrawn');
    return t(isTheirs ? `standing.yours.${status}` : `standing.${status}`);
  };
  return (
    <div className="claim-way">
      {isBrokenOff(status) ? null : (
        <StepList
          name={t('steps.name')}
          steps={STATIONS.map((station) => t(`steps.${station}`))}
          current={stationOf(status)}
        />
      )}
      <p>
        {standing()} {next()}
      </p>
    </div>
  );
}
