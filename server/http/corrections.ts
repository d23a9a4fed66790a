import * as contract from '../../contract/endpoints/corrections';
import { decideCorrection } from '../modules/corrections/decideCorrection';
import { listCorrections } from '../modules/corrections/listCorrections';
import { proposeCorrection } from '../modules/corrections/proposeCorrection';
import { writeOffYear } from '../modules/corrections/writeOffYear';
import { mount, type RouteRegistry } from './pipeline/mount';

/** Write-offs and voided reports. */
export function mountCorrections(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  mount(registry, contract.listCorrections, ({ ctx, query }) => listCorrections(db, ctx, query));
  mount(registry, contract.proposeCorrection, ({ ctx, body }) => proposeCorrection(ctx, body));
  mount(registry, contract.writeOffYear, ({ ctx, body }) => writeOffYear(ctx, body));
  mount(registry, contract.decideCorrection, ({ ctx, params, body }) =>
    decideCorrection(ctx, { ...body, id: params.id }),
  );
}
