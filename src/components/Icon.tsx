interface IconProps {
  /** Paths of a drawing of bootstrap-icons. */
  readonly paths: readonly string[];
  /** Its meaning where no text beside it says it; left out, the drawing is decoration. */
  readonly label?: string;
}

/** A drawing in the size and color of the text around it. */
export function Icon({ paths, label }: IconProps) {
  return (
    <svg
      className="icon"
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      fill="currentColor"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
