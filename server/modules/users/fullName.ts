/** A person's name as others read it; either part can be empty. */
export const fullName = (firstName: string | null, lastName: string | null): string =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim();
