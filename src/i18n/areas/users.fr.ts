import pendingChanges from '../fr/pendingChanges.json';
import users from '../fr/users.json';

export const texts = { pendingChanges, users };
