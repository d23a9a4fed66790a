import 'i18next';
import type { texts as account } from './areas/account.en';
import type { texts as annualRun } from './areas/annualRun.en';
import type { texts as claim } from './areas/claim.en';
import type { texts as columns } from './areas/columns.en';
import type { texts as companies } from './areas/companies.en';
import type { texts as configuration } from './areas/configuration.en';
import type { texts as customs } from './areas/customs.en';
import type { texts as documentViewer } from './areas/documentViewer.en';
import type { texts as exemptions } from './areas/exemptions.en';
import type { texts as explain } from './areas/explain.en';
import type { texts as further } from './areas/further.en';
import type { texts as paymentRuns } from './areas/paymentRuns.en';
import type { texts as payments } from './areas/payments.en';
import type { texts as queue } from './areas/queue.en';
import type { texts as refund } from './areas/refund.en';
import type { texts as refunds } from './areas/refunds.en';
import type { texts as reports } from './areas/reports.en';
import type { texts as users } from './areas/users.en';
import type { catalogueEn } from './catalogueEn';
import type { replayTextsEn } from './replayTextsEn';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: typeof catalogueEn &
      typeof replayTextsEn &
      typeof account &
      typeof annualRun &
      typeof claim &
      typeof columns &
      typeof companies &
      typeof configuration &
      typeof customs &
      typeof documentViewer &
      typeof exemptions &
      typeof explain &
      typeof further &
      typeof paymentRuns &
      typeof payments &
      typeof queue &
      typeof refund &
      typeof refunds &
      typeof reports &
      typeof users;
  }
}
