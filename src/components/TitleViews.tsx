import { Link } from 'react-router-dom';

interface TitleView {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  /** How much waits there; shown where it is more than nothing. */
  readonly count?: string | undefined;
}

interface TitleViewsProps {
  readonly label: string;
  readonly views: readonly TitleView[];
  /** The key of the one on show. */
  readonly at: string;
}

/** The lists of a screen, beside its title. */
export function TitleViews({ label, views, at }: TitleViewsProps) {
  return (
    <nav aria-label={label}>
      <ul className="title-views">
        {views.map(({ key, name, to, count }) => (
          <li key={key}>
            <Link to={to} aria-current={at === key ? 'page' : undefined}>
              {name}
              {count === undefined ? null : <span className="title-count">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
