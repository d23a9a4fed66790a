import * as texts from '../../contract/endpoints/boardTexts';
import * as configuration from '../../contract/endpoints/configuration';
import * as contract from '../../contract/endpoints/records';
import {
  changeConfiguration,
  loadPreset,
  previewConfiguration,
} from '../modules/configuration/changeConfiguration';
import { readConfigurationEditor } from '../modules/configuration/configurationEditor';
import { listConfigurationChanges } from '../modules/configuration/listChanges';
import { readConfiguration, readPublicProgram } from '../modules/configuration/readConfiguration';
import { changeBoardText, resetBoardText } from '../modules/configuration/texts/changeText';
import { listBoardTexts, readPublicTexts } from '../modules/configuration/texts/readTexts';
import { mount, mountPublic, type Frame } from './mount';

/** The board's program, for anybody, and its configuration. */
export function mountProgram(frame: Frame): void {
  const { db } = frame.services.database;
  mountPublic(frame, contract.getProgram, ({ at }) => readPublicProgram(db, at));
  mount(frame, contract.getConfiguration, ({ deed }) => readConfiguration(db, deed));
  mount(frame, configuration.getConfigurationDocument, ({ deed }) => readConfigurationEditor(db, deed));
  mount(frame, configuration.previewConfiguration, ({ deed, body }) =>
    previewConfiguration(db, deed, body.document),
  );
  mount(frame, configuration.changeConfiguration, ({ deed, body }) => changeConfiguration(deed, body));
  mount(frame, configuration.loadPreset, ({ deed, body }) => loadPreset(deed, body.preset));
  mountPublic(frame, texts.getPublicTexts, ({ language }) => readPublicTexts(db, language));
  mount(frame, texts.listBoardTexts, ({ deed }) => listBoardTexts(db, deed));
  mount(frame, texts.changeBoardText, ({ deed, body }) => changeBoardText(deed, body));
  mount(frame, texts.resetBoardText, ({ deed, body }) => resetBoardText(deed, body));
  mount(frame, configuration.listConfigurationChanges, ({ deed }) => listConfigurationChanges(db, deed));
}
