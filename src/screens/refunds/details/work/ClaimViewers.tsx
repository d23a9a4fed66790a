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
  const others = viewers.people.filter(({ id }) => id !== own);
  const names = others.map(({ name }) => name).join(', ');
  // Whoever looks is among those who have it open, named or counted.
  const more = others.length < viewers.people.length ? viewers.more : Math.max(0, viewers.more - 1);
  return (
    <span role="status" className="claim-viewers">
      {others.length === 0
        ? null
        : more === 0
          ? t('viewers', { names })
          : t('viewersAndMore', { names, count: more })}
    </span>
  );
}
