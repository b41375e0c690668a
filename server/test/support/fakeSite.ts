import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes the build of a tiny storefront and admin with four assets, in place of the build before it, as Vite does. */
export async function buildFakeSite(folder: string, release: string): Promise<void> {
  const [entry, page, css] = [
    `assets/entry-${release}.js`,
    `assets/page-${release}.js`,
    `assets/page-${release}.css`,
  ];
  const client = join(folder, 'storefront/client');
  const admin = join(folder, 'admin');
  for (const outDir of [client, join(folder, 'storefront/server'), admin]) {
    await rm(outDir, { recursive: true, force: true });
  }
  for (const dir of [
    `${client}/assets`,
    `${client}/.vite`,
    `${admin}/assets`,
    `${folder}/storefront/server`,
  ]) {
    await mkdir(dir, { recursive: true });
  }
  for (const file of [entry, page])
    await writeFile(join(client, file), `export const release = '${release}';`);
  await writeFile(join(client, css), `.${release}{color:red}`);
  const manifest = {
    'src/entry-client.ts': { file: entry, isEntry: true },
    'src/Page.tsx': { file: page, css: [css] },
  };
  await writeFile(join(client, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'storefront/package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'storefront/server/entry-server.js'), rendererSource);
  await writeFile(join(admin, `assets/main-${release}.js`), '');
  await writeFile(
    join(admin, 'index.html'),
    `<!doctype html><script type="module" src="/admin/assets/main-${release}.js"></script>`,
  );
}

const rendererSource = `
export const queryParameters = [], repeatedParameters = [], frameSources = [], inlineScripts = [], crawlerFiles = [];
export const resourceKeysFor = () => [];
export const renderDrawing = () => null;
export async function* renderCrawlerFile() { yield ''; }
export const render = async () => ({
  status: 200, head: '', html: '<h1>Hello</h1>', state: '{}', results: null, modules: ['src/Page.tsx'], lazyModules: [],
  prefetchModules: [], pageModule: 'src/Page.tsx', isCacheable: true, errors: [],
});
`;

/** Returns the addresses of the scripts and styles that a page names. */
export const assetsOf = (html: string) => [
  ...new Set([...html.matchAll(/\/(?:admin\/)?assets\/[\w.-]+/g)].map(([path]) => path)),
];
