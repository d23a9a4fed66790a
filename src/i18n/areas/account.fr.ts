import account from '../fr/account.json';
import notifications from '../fr/notifications.json';
import ownSignIn from '../fr/ownSignIn.json';
import recovery from '../fr/recovery.json';

export const texts = { account, notifications, ownSignIn, recovery };
