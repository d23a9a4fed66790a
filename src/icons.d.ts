declare module 'bootstrap-icons/icons/*.svg' {
  /** The drawing's paths on a field of 16 by 16. */
  const paths: readonly string[];
  export default paths;
}
