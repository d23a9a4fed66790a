/** In the address of a payment: the one thing that is owed, or the account where there are several. */
export const ALL_OWED = 'due';
