import { withBase } from '../../routing/basePath';

/** An address under the path of this deployment; outside of it, another service may answer. */
export const exampleAddress = (): string => withBase('/previous/');
