interface GridHeadProps {
  /** Class and words of each column; words in `hidden` are only heard. */
  readonly columns: readonly { readonly key: string; readonly title: string; readonly isHidden?: boolean }[];
}

/** The heading cells of a grid of lines. */
export function GridHead({ columns }: GridHeadProps) {
  return columns.map(({ key, title, isHidden = false }) => (
    <span key={key} role="columnheader" className={`cell-${key}`}>
      {isHidden ? <span className="visually-hidden">{title}</span> : title}
    </span>
  ));
}
