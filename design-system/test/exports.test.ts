import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const components = join(import.meta.dirname, '../src/components');
const names = readdirSync(components).filter((name) => existsSync(join(components, name, 'index.ts')));

/** Adding or taking away a public name is a decision: the snapshot shows it in the diff. */
it('exports just these names', async () => {
  const exported = await Promise.all(
    names.map(async (name): Promise<[string, string[]]> => {
      const module: Record<string, unknown> = await import(`../src/components/${name}/index.ts`);
      return [name, Object.keys(module).sort()];
    }),
  );
  expect(Object.fromEntries(exported)).toMatchSnapshot();
});
