import type { ReactNode } from 'react';
import { NumbersWhole } from './NumbersWhole';
import { usePageTitle } from './usePageTitle';

interface PageHeaderProps {
  readonly title: string;
  /** Before the title of a list: the way back, on the same line. */
  readonly trail?: ReactNode;
  /** Beside the title: a status badge, for one. */
  readonly badge?: ReactNode;
  /** Under the title, in a sentence or two. */
  readonly lead?: ReactNode;
  /** Buttons of the screen, the main one last. */
  readonly actions?: ReactNode;
  /** A screen that is a list: everything stands on one line, so that its rows begin high on the page. */
  readonly isList?: boolean;
  /** The lists of the screen, or the queues of its list. */
  readonly views?: ReactNode;
  /** The view on show, where the screen has several: the document is named after it too. */
  readonly view?: string;
}

/** The screen's one h1; it names the document too, so that every screen and record has its own title. */
export function PageHeader({
  title,
  trail,
  badge,
  lead,
  actions,
  isList = false,
  views,
  view,
}: PageHeaderProps) {
  usePageTitle(title, view);
  return (
    <div className={isList ? 'page-header is-list' : 'page-header'}>
      <div className="page-header-text">
        {trail}
        <h1 tabIndex={-1}>
          <NumbersWhole text={title} />
        </h1>
        {badge}
        {views}
        {lead === undefined ? null : <p className="page-lead">{lead}</p>}
      </div>
      {actions === undefined ? null : <div className="page-actions">{actions}</div>}
    </div>
  );
}
