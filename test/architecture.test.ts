import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';

const root = path.join(__dirname, '..');
const ROOTS = ['domain', 'contract', 'src', 'server'];

const cruise = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
});

/** With a compiler that the tool cannot use it reads no module, finds no violation, and looks content: so the modules are counted. */
describe('the directions of imports', () => {
  const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { summary, modules } = cruise.parse(
    JSON.parse(
      execFileSync(
        process.execPath,
        [program, ...ROOTS, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--no-progress'],
        { cwd: root, maxBuffer: 2 ** 28, encoding: 'utf8' },
      ),
    ),
  );

  it('hold everywhere', () => {
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  });

  it.each(ROOTS)('are read in %s/, module by module', (part) => {
    const own = modules.filter(({ source }) => source.startsWith(`${part}/`));
    expect(own.length).toBeGreaterThan(30);
    expect(own.flatMap(({ dependencies }) => dependencies).length).toBeGreaterThan(30);
  });
});
