import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectIsImpersonating } from '../../state/impersonation';
import { selectNavigationCollapsed } from '../../state/preferences';
import { Breadcrumb } from './Breadcrumb';
import { Header } from './Header';
import { ImpersonationBanner } from './ImpersonationBanner';
import { Navigation } from './Navigation';
import { NavigationDrawer } from './NavigationDrawer';
import { useHeightProperty } from '../../components/useHeightProperty';

interface SignedInFrameProps {
  readonly children: ReactNode;
}

/** Navigation by role on the left, the header across the top, the screen between them. */
export function SignedInFrame({ children }: SignedInFrameProps) {
  const { t } = useTranslation();
  const isCollapsed = useSelector(selectNavigationCollapsed);
  const isImpersonating = useSelector(selectIsImpersonating);
  const top = useRef<HTMLDivElement>(null);
  useHeightProperty(top, '--frame-top');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <div className={isCollapsed ? 'frame is-collapsed' : 'frame'}>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <div className="frame-top" ref={top}>
        {isImpersonating ? <ImpersonationBanner /> : null}
        <Header
          onOpenDrawer={() => {
            setDrawerOpen(true);
          }}
        />
      </div>
      <div className="frame-side">
        <Navigation isCollapsed={isCollapsed} canCollapse />
      </div>
      {isDrawerOpen ? (
        <NavigationDrawer
          onClose={() => {
            setDrawerOpen(false);
          }}
        />
      ) : null}
      <main id="content" className="frame-content" tabIndex={-1}>
        <Breadcrumb />
        {children}
      </main>
    </div>
  );
}
