import batchStatus from './fr/batchStatus.json';
import components from './fr/components.json';
import errors from './fr/errors.json';
import frame from './fr/frame.json';
import home from './fr/home.json';
import identity from './fr/identity.json';
import problem from './fr/problem.json';
import screens from './fr/screens.json';

/** French texts the frame and the first screen need, by namespace. */
export const catalogueFr = { batchStatus, components, errors, frame, home, identity, problem, screens };
