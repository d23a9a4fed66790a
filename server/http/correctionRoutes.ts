import * as contract from '../../contract/endpoints/corrections';
import { decideCorrection } from '../modules/reports/corrections/decideCorrection';
import { listCorrections } from '../modules/reports/corrections/listCorrections';
import { proposeCorrection } from '../modules/reports/corrections/proposeCorrection';
import { writeOffYear } from '../modules/reports/corrections/writeOffYear';
import { mount, type Frame } from './mount';

/** Write-offs and voided reports. */
export function mountCorrections(frame: Frame): void {
  const { db } = frame.services.database;
  mount(frame, contract.listCorrections, ({ deed, query }) => listCorrections(db, deed, query));
  mount(frame, contract.proposeCorrection, ({ deed, body }) => proposeCorrection(deed, body));
  mount(frame, contract.writeOffYear, ({ deed, body }) => writeOffYear(deed, body));
  mount(frame, contract.decideCorrection, ({ deed, params, body }) =>
    decideCorrection(deed, { ...body, id: params.id }),
  );
}
