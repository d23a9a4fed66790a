import * as contract from '../../../contract/endpoints/customs/importers';
import { programInForce } from '../../modules/configuration/programInForce';
import { enterQuantity } from '../../modules/customs/lines/enterQuantity';
import { createLineSums } from '../../modules/customs/lines/sumLines';
import { listLineClaims } from '../../modules/customs/lines/listLineClaims';
import { listPostings } from '../../modules/customs/lines/listPostings';
import { readDependents } from '../../modules/customs/rollback/findDependents';
import { readOutcome } from '../../modules/customs/rollback/readOutcome';
import { rollBackBatch } from '../../modules/customs/rollback/rollBackBatch';
import { assignImporter } from '../../modules/customs/unmatched/assignImporter';
import { createImporterCompany } from '../../modules/customs/unmatched/createImporterCompany';
import { readImporter } from '../../modules/customs/unmatched/readImporter';
import { takeImporterBack } from '../../modules/customs/unmatched/takeImporterBack';
import { createListUnmatched } from '../../modules/customs/unmatched/listUnmatched';
import { mount, type RouteRegistry } from '../pipeline/mount';

/** What is done about entry lines after they were posted. */
export function mountCustomsImporters(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  const sums = createLineSums(db);
  const listUnmatched = createListUnmatched(db);
  mount(registry, contract.listUnmatchedImporters, ({ ctx, query }) =>
    listUnmatched(ctx.caller.actor, query),
  );
  mount(registry, contract.getImporter, ({ ctx, query }) => readImporter(db, ctx, query.number));
  mount(registry, contract.assignImporter, ({ ctx, body }) => assignImporter(ctx, body));
  mount(registry, contract.createImporterCompany, ({ ctx, body }) => createImporterCompany(ctx, body));
  mount(registry, contract.takeImporterBack, ({ ctx, body }) => takeImporterBack(ctx, body));
  mount(registry, contract.getCustomsLineTotals, ({ ctx, query }) => sums(ctx.caller.actor, query));
  mount(registry, contract.listLinePostings, ({ ctx, params }) =>
    listPostings(db, ctx.caller.actor, params.id),
  );
  mount(registry, contract.listLineClaims, ({ ctx, params }) =>
    listLineClaims(db, ctx.caller.actor, params.id),
  );
  mount(registry, contract.getBatchOutcome, ({ ctx, params }) => readOutcome(db, ctx, params.id));
  mount(registry, contract.enterLineQuantity, async ({ ctx, params, body }) =>
    enterQuantity(ctx, await programInForce(db, ctx.at), { id: params.id, ...body }),
  );
  mount(registry, contract.getBatchDependents, ({ ctx, params }) => readDependents(db, ctx, params.id));
  mount(registry, contract.rollBackCustomsBatch, ({ ctx, params, body }) =>
    rollBackBatch(ctx, { id: params.id, ...body }),
  );
}
