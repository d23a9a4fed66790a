import account from '../en/account.json';
import notifications from '../en/notifications.json';
import ownSignIn from '../en/ownSignIn.json';
import recovery from '../en/recovery.json';

export const texts = { account, notifications, ownSignIn, recovery };
