import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import type { DataOf } from '../../../../contract/endpoint';
import type { getCardPayment } from '../../../../contract/endpoints/payments';
import { api } from '../../../api/base/api';
import { MOVED_BY_MONEY, useGetCardPaymentQuery } from '../../../api/payments/payments';
import { useApiDispatch } from '../../../api/base/useDispatch';

export type CardPaymentState = DataOf<typeof getCardPayment>;

const LOOK_AGAIN_MS = 2_000;

/**
 * Where a payment stands as the server knows it; asked again until it is paid. Each answer is told; once it is paid, everything
 * that shows money asks again.
 * @param id null while there is nothing to ask for
 */
export function useServerTruth(id: string | null, onStatus: (status: CardPaymentState) => void): void {
  const dispatch = useApiDispatch();
  const { currentData, fulfilledTimeStamp } = useGetCardPaymentQuery(
    id === null ? skipToken : { params: { id } },
    { pollingInterval: LOOK_AGAIN_MS, refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    if (currentData === undefined) return;
    if (currentData.state === 'succeeded') dispatch(api.util.invalidateTags([...MOVED_BY_MONEY]));
    onStatus(currentData);
    // Told with every answer, not with every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the time of the answer stands for the answer
  }, [fulfilledTimeStamp]);
}
