import type { DataOf } from '../../../../contract/endpoint';
import type { listBoardTexts } from '../../../../contract/endpoints/boardTexts';

/** A text of the board in one language, as it is edited. */
export type EditedText = DataOf<typeof listBoardTexts>[number];
