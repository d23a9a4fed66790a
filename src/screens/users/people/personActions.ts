import type { CompanyPerson } from '../../../../contract/endpoints/users/people';

export type PersonAction = 'changePermissions' | 'resend' | 'end' | 'restore';

/** What a colleague who manages people can do about a person, in the order of the buttons. */
export function personActions(person: CompanyPerson): readonly PersonAction[] {
  if (person.isYou) return [];
  if (person.state === 'inactive') return person.isEndedByCompany ? ['restore'] : [];
  return person.state === 'temporary' ? ['changePermissions', 'resend', 'end'] : ['changePermissions', 'end'];
}
