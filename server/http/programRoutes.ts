import * as contract from '../../contract/endpoints/records';
import { readConfiguration, readPublicProgram } from '../modules/configuration/readConfiguration';
import { mount, mountPublic, type Frame } from './mount';

/** The board's program, for anybody, and its configuration. */
export function mountProgram(frame: Frame): void {
  const { db } = frame.services.database;
  mountPublic(frame, contract.getProgram, ({ at }) => readPublicProgram(db, at));
  mount(frame, contract.getConfiguration, ({ deed }) => readConfiguration(db, deed));
}
