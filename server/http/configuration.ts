import * as texts from '../../contract/endpoints/boardTexts';
import * as configuration from '../../contract/endpoints/configuration/change';
import * as contract from '../../contract/endpoints/configuration/program';
import { cancelScheduled } from '../modules/configuration/cancelScheduled';
import {
  changeConfiguration,
  loadPreset,
  previewConfiguration,
} from '../modules/configuration/changeConfiguration';
import { readConfigurationEditor } from '../modules/configuration/configurationEditor';
import { listConfigurationChanges, readScheduled } from '../modules/configuration/listChanges';
import { readConfiguration, readPublicProgram } from '../modules/configuration/readConfiguration';
import { changeBoardText, resetBoardText } from '../modules/boardTexts/changeText';
import { listBoardTexts, readPublicTexts } from '../modules/boardTexts/readTexts';
import { mount, mountPublic, type RouteRegistry } from './pipeline/mount';

/** The board's program, for anybody, and its configuration. */
export function mountConfiguration(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  mountPublic(registry, contract.getProgram, ({ at }) => readPublicProgram(db, at));
  mount(registry, contract.getConfiguration, ({ ctx }) => readConfiguration(db, ctx));
  mount(registry, configuration.getConfigurationDocument, ({ ctx }) => readConfigurationEditor(db, ctx));
  mount(registry, configuration.previewConfiguration, ({ ctx, body }) =>
    previewConfiguration(db, ctx, body.document),
  );
  mount(registry, configuration.changeConfiguration, ({ ctx, body }) =>
    changeConfiguration(registry.services.clock, ctx, body),
  );
  mount(registry, configuration.getScheduledConfiguration, ({ ctx }) => readScheduled(db, ctx));
  mount(registry, configuration.cancelScheduledConfiguration, ({ ctx, body }) =>
    cancelScheduled(registry.services.clock, ctx, body),
  );
  mount(registry, configuration.loadPreset, ({ ctx, body }) => loadPreset(ctx, body.preset));
  mountPublic(registry, texts.getPublicTexts, ({ language }) => readPublicTexts(db, language));
  mount(registry, texts.listBoardTexts, ({ ctx }) => listBoardTexts(db, ctx));
  mount(registry, texts.changeBoardText, ({ ctx, body }) => changeBoardText(ctx, body));
  mount(registry, texts.resetBoardText, ({ ctx, body }) => resetBoardText(ctx, body));
  mount(registry, configuration.listConfigurationChanges, ({ ctx }) => listConfigurationChanges(db, ctx));
}
