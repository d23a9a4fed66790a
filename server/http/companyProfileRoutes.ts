import { getCompanyProfile, updateCompanyProfile } from '../../contract/endpoints/identity';
import { readCompanyProfile } from '../modules/identity/readCompanyProfile';
import { updateCompanyProfile as update } from '../modules/identity/updateCompanyProfile';
import { mount, type Frame } from './mount';

export function mountCompanyProfiles(frame: Frame): void {
  const { db } = frame.services.database;
  mount(frame, getCompanyProfile, ({ deed, params }) => readCompanyProfile(db, deed, params.companyId));
  mount(frame, updateCompanyProfile, ({ deed, body }) => update(deed, body));
}
