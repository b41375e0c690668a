import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const projectDir = fileURLToPath(new URL('../../../', import.meta.url));

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');

const files = ['Dockerfile', 'compose.yaml', 'deploy/compose.many.yaml', '.gitlab-ci.yml'] as const;

/** Images of a Dockerfile or a YAML file, with their tags. */
const imagesOf = (text: string) =>
  [...text.matchAll(/^(?:# syntax=|ARG NODE=|\s*image: ?)(\S+)$/gm)].map(([, image = '']) => image);

it('uses the same Node version in images as elsewhere', async () => {
  const { devDependencies } = JSON.parse(await read('package.json'));
  expect(imagesOf(await read('Dockerfile'))).toEqual([`${devDependencies.node}-bookworm-slim`]);
  expect(imagesOf(await read('.gitlab-ci.yml'))).toEqual([`node:${devDependencies.node}-bookworm`]);
});

it.each(files)('%s pins its images at least to a minor version', async (file) => {
  const text = await read(file);
  const images = imagesOf(text);
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) expect(image).toMatch(/^(?:\S+:)?\d+\.\d+/);
  // Others come out of the stages of the file.
  for (const [, from = ''] of text.matchAll(/^FROM (\S+)/gm))
    expect(from).toMatch(/^(?:node:\$\{NODE\}|base)$/);
});

/** Modules that the server and its commands load, and the packages that these name. */
async function loadedModules() {
  const modules = new Set<string>();
  const packages = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    // Loaded only by npm run dev.
    if (modules.has(file) || file.endsWith('/devSitePlugins.ts')) return;
    modules.add(file);
    const text = await readFile(file, 'utf8');
    const names = [
      ...text.matchAll(
        /^(?:import|export|\}) [^'\n]*from '([^']+)';|\bimport\('([^']+)'\)|new URL\('(\.[^']+\.ts)'/gm,
      ),
    ];
    for (const [statement, from, lazily, program] of names) {
      const name = from ?? lazily ?? program ?? '';
      if (/^(?:import|export) type /.test(statement) || name.startsWith('node:')) continue;
      if (name.startsWith('.')) await visit(join(file, '..', name));
      else packages.add(name);
    }
  };
  for await (const file of glob(['main.ts', 'cli/*.ts'], { cwd: join(projectDir, 'server/src') }))
    await visit(join(projectDir, 'server/src', file));
  return { modules, packages };
}

it('the image contains the packages that the server and its commands import, without the development packages', async () => {
  const { modules, packages } = await loadedModules();
  expect(modules.size).toBeGreaterThan(100);
  const lastStage = (await read('Dockerfile')).split(/^FROM /m).at(-1) ?? '';
  const copied = [...lastStage.matchAll(/^COPY (\S+) \1$/gm)].map(([, folder = '']) =>
    join(projectDir, folder, '/'),
  );
  expect([...modules].filter((file) => !copied.some((folder) => file.startsWith(folder)))).toEqual([]);
  const { dependencies } = JSON.parse(await read('server/package.json'));
  const installed = Object.keys(dependencies);
  expect([...packages].filter((name) => !installed.some((one) => `${name}/`.startsWith(`${one}/`)))).toEqual(
    [],
  );
});
