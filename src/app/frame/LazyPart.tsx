import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { alertRaised } from '../../state/alerts';
import { loadTwice } from '../../components/loadTwice';

interface LazyPartProps<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly children: (Part: ComponentType<P>) => ReactNode;
  readonly fallback?: ReactNode;
  /** Closes what was opened, so that the next press asks again. */
  readonly onLost: () => void;
}

/**
 * A part that comes with the press that first wants it. Where it cannot be loaded (a lost network, a page older than the
 * deployment) the person is told, and the screen stays with everything typed in it.
 */
export function LazyPart<P>({ load, children, fallback = null, onLost }: LazyPartProps<P>) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<P> }>();
  const lose = useEffectEvent(() => {
    dispatch(alertRaised(t('failure.part'), 'danger'));
    onLost();
  });
  useEffect(() => {
    let isWanted = true;
    loadTwice(load).then(
      (Part) => {
        if (isWanted) setLoaded({ Part });
      },
      () => {
        if (isWanted) lose();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return loaded === undefined ? fallback : children(loaded.Part);
}
