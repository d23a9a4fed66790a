import batchStatus from './en/batchStatus.json';
import components from './en/components.json';
import errors from './en/errors.json';
import frame from './en/frame.json';
import home from './en/home.json';
import identity from './en/identity.json';
import problem from './en/problem.json';
import screens from './en/screens.json';

/** English texts the frame and the first screen need, by namespace. */
export const catalogueEn = { batchStatus, components, errors, frame, home, identity, problem, screens };
