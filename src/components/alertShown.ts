/** A message as the banner shows it. */
export interface AlertShown {
  readonly message: string;
  readonly class: 'danger' | 'success' | 'warning';
}
