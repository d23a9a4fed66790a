import pendingChanges from '../en/pendingChanges.json';
import users from '../en/users.json';

export const texts = { pendingChanges, users };
