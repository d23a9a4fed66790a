import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folders whose tests run, and the project of Jest that runs them. */
const PROJECTS = [
  { folder: 'test/src', project: 'browser-code' },
  { folder: 'test/replay', project: 'rules' },
  { folder: 'test/contract', project: 'rules' },
  { folder: 'test/domain', project: 'rules' },
] as const;

/** The command that runs the test at a place, and no other. */
export const runCommand = (file: string): string =>
  `npx jest --selectProjects ${projectOf(file) ?? 'rules'} --runTestsByPath ${fromRoot(file)}`;

/** Why no test can be written to a place, as a sentence that says what to do instead; undefined where one can. */
export function targetProblem(file: string): string | undefined {
  if (!file.endsWith('.test.ts'))
    return `No test was written: ${file} doesn’t end in .test.ts, so a test run wouldn’t find it. Choose a file such as test/replay/found.test.ts.`;
  if (projectOf(file) === undefined)
    return `No test was written: ${file} is outside the test folders (${PROJECTS.map(({ folder }) => folder).join(', ')}). Choose a file in one of them, such as test/replay/found.test.ts.`;
  const folder = path.dirname(file);
  if (!existsSync(folder))
    return `No test was written: the folder ${folder} doesn’t exist. Create it first, or choose another folder.`;
  if (existsSync(file))
    return `No test was written: ${file} already exists, and your changes in it would be lost. Choose another file, or delete that one first.`;
  return undefined;
}

const projectOf = (file: string): 'browser-code' | 'rules' | undefined =>
  PROJECTS.find(({ folder }) => fromRoot(file).startsWith(`${folder}/`))?.project;

/** As it is written in the root of the clone, from where the tests are run. */
export const fromRoot = (file: string): string => path.relative('.', file).split(path.sep).join('/');
