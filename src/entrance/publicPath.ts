import { basePath } from '../routing/basePath';

// Before any part is loaded: webpack asks for the others under this path.
__webpack_public_path__ = basePath();
