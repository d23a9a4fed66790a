import * as contract from '../../contract/endpoints/customsDepth';
import { programInForce } from '../modules/configuration/programInForce';
import { enterQuantity } from '../modules/customs/lines/enterQuantity';
import { createLineSums } from '../modules/customs/lines/sumLines';
import { listLineClaims } from '../modules/customs/lines/listLineClaims';
import { listPostings } from '../modules/customs/lines/listPostings';
import { readDependents } from '../modules/customs/rollback/findDependents';
import { readOutcome } from '../modules/customs/rollback/readOutcome';
import { rollBackBatch } from '../modules/customs/rollback/rollBackBatch';
import { assignImporter } from '../modules/customs/unmatched/assignImporter';
import { readImporter } from '../modules/customs/unmatched/readImporter';
import { takeImporterBack } from '../modules/customs/unmatched/takeImporterBack';
import { createListUnmatched } from '../modules/customs/unmatched/listUnmatched';
import { mount, type Frame } from './mount';

/** What is done about entry lines after they were posted. */
export function mountCustomsDepth(frame: Frame): void {
  const { db } = frame.services.database;
  const sums = createLineSums(db);
  const listUnmatched = createListUnmatched(db);
  mount(frame, contract.listUnmatchedImporters, ({ deed, query }) => listUnmatched(deed.caller.actor, query));
  mount(frame, contract.getImporter, ({ deed, query }) => readImporter(db, deed, query.number));
  mount(frame, contract.assignImporter, ({ deed, body }) => assignImporter(deed, body));
  mount(frame, contract.takeImporterBack, ({ deed, body }) => takeImporterBack(deed, body));
  mount(frame, contract.getCustomsLineTotals, ({ deed, query }) => sums(deed.caller.actor, query));
  mount(frame, contract.listLinePostings, ({ deed, params }) =>
    listPostings(db, deed.caller.actor, params.id),
  );
  mount(frame, contract.listLineClaims, ({ deed, params }) =>
    listLineClaims(db, deed.caller.actor, params.id),
  );
  mount(frame, contract.getBatchOutcome, ({ deed, params }) => readOutcome(db, deed, params.id));
  mount(frame, contract.enterLineQuantity, async ({ deed, params, body }) =>
    enterQuantity(deed, await programInForce(db, deed.at), { id: params.id, ...body }),
  );
  mount(frame, contract.getBatchDependents, ({ deed, params }) => readDependents(db, deed, params.id));
  mount(frame, contract.rollBackCustomsBatch, ({ deed, params, body }) =>
    rollBackBatch(deed, { id: params.id, ...body }),
  );
}
