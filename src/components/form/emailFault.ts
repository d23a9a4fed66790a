/** What is wrong with an address typed to be written to, as a key of the sign-in page's texts; blanks around it do no harm (H64). */
export function emailFault(email: string): 'emailMissing' | 'emailShape' | null {
  const address = email.trim();
  if (address === '') return 'emailMissing';
  return /^[^\s@]+@[^\s@]+$/.test(address) ? null : 'emailShape';
}
