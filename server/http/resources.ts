import { mountCompanyProfiles } from './companyProfileRoutes';
import { mountNotifications } from './notificationRoutes';
import type { Frame } from './mount';
import { mountRefundDeeds } from './refundDeedRoutes';
import { mountRefunds } from './refundRoutes';

/** One plug-in for each resource of the contract. */
export const resources: readonly ((frame: Frame) => void)[] = [
  mountCompanyProfiles,
  mountNotifications,
  mountRefunds,
  mountRefundDeeds,
];
