/** What stands in the way of a person's signing in, if anything; the strongest of it. */
export function userState({
  isActive,
  isLocked,
  hasTemporaryPassword,
}: {
  readonly isActive: boolean;
  readonly isLocked: boolean;
  readonly hasTemporaryPassword: boolean;
}): 'inactive' | 'locked' | 'temporary' | 'active' {
  if (!isActive) return 'inactive';
  if (isLocked) return 'locked';
  return hasTemporaryPassword ? 'temporary' : 'active';
}
