import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { claimLeft, claimOpened, selectViewers } from '../../../../state/live';
import { selectPerson } from '../../../../state/session';

/** Who else has the claim open. It says so to them, too, for as long as it is on screen. */
export function ClaimViewers({ claimId }: { readonly claimId: string }) {
  const { t } = useTranslation('refund');
  const dispatch = useDispatch();
  const own = useSelector(selectPerson).id;
  const viewers = useSelector((state: Parameters<typeof selectViewers>[0]) => selectViewers(state, claimId));
  useEffect(() => {
    dispatch(claimOpened({ claimId }));
    return () => {
      dispatch(claimLeft());
    };
  }, [dispatch, claimId]);
  const names = viewers.filter(({ id }) => id !== own).map(({ name }) => name);
  return (
    <span role="status" className="claim-viewers">
      {names.length === 0 ? null : t('viewers', { names: names.join(', ') })}
    </span>
  );
}
