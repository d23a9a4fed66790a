import { canonical } from '../../contract/pageAddress';
import { ROUTES } from './routes';

/** Every address with something to see, for the server: any other gets the page with status 404. The build writes them down. */
export const PAGE_ADDRESSES: readonly string[] = [...ROUTES.map(({ path }) => canonical(path)), '/replay'];
