import { mountCompanyProfiles } from './companyProfileRoutes';
import { mountNotifications } from './notificationRoutes';
import type { Frame } from './mount';

/** One plug-in for each resource of the contract. */
export const resources: readonly ((frame: Frame) => void)[] = [mountCompanyProfiles, mountNotifications];
