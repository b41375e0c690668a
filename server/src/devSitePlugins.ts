import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { createServer, isCSSRequest, type ModuleNode, type ViteDevServer } from 'vite';
import type { ServerContext } from './server.ts';
import { declareAccess } from './http/routeConfig.ts';
import { createCartPageReader } from './pages/cartPage.ts';
import { assertRenderer, type PageAssets, type Storefront } from './pages/renderer.ts';
import { createSitePageService, registerFormRoutes } from './sitePlugins.ts';

const projectPath = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Plugins that serve the admin panel and the public pages from their sources, with hot module replacement. */
export async function devSitePlugins(context: ServerContext): Promise<readonly FastifyPluginAsync[]> {
  return [
    async (app) => app.register(devAdminPlugin),
    async (app) => app.register(devPagesPlugin, { context }),
  ];
}

async function devAdminPlugin(app: FastifyInstance) {
  declareAccess(app, 'public');
  const vite = await createViteServer(app, { name: 'admin', base: '/admin/' });
  for (const path of ['/admin', '/admin/*']) {
    app.get(path, async (request, reply) => {
      const html = await readFile(projectPath('admin/index.html'), 'utf8');
      return reply
        .removeHeader('content-security-policy')
        .type('text/html; charset=utf-8')
        .send(await vite.transformIndexHtml(request.url, html));
    });
  }
}

async function devPagesPlugin(app: FastifyInstance, { context }: { context: ServerContext }) {
  declareAccess(app, 'public');
  const vite = await createViteServer(app, { name: 'storefront', base: '/' });
  const pages = createSitePageService(context, devStorefront(vite), { isUncached: true });
  await registerFormRoutes(app, { context, pages });
  const readVisitorForm = createCartPageReader(context.store);
  app.get('/*', async (request, reply) => {
    const url = request.raw.url ?? '/';
    const form = await readVisitorForm(request);
    const result = form
      ? { kind: 'page' as const, page: await pages.renderForVisitor(url, form) }
      : await pages.get(url);
    if (result.kind === 'redirect') return reply.redirect(result.location, 301);
    const { page } = result;
    const { 'content-type': type = '' } = page.headers;
    if (!type.startsWith('text/html')) return reply.type(type).send(page.identity);
    const html = await vite.transformIndexHtml(request.url, page.identity.toString());
    return reply
      .removeHeader('content-security-policy')
      .code(page.status)
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

/** Creates a Vite server whose middleware (modules, styles, HMR) runs before the plugin's routes. */
async function createViteServer(
  app: FastifyInstance,
  { name, base }: { name: 'admin' | 'storefront'; base: string },
): Promise<ViteDevServer> {
  const vite = await createServer({
    root: projectPath(name),
    base,
    appType: 'custom',
    // The production build bundles packages; here Node loads them, since some are CommonJS.
    ssr: { external: await externalPackages(name) },
    server: { middlewareMode: true, hmr: { server: app.server as Server, path: `__changes-${name}` } },
  });
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()));
  app.addHook('onClose', () => vite.close());
  return vite;
}

/** Packages of an app and the design system that Node loads; Vite transforms our own and font packages, which are CSS. */
async function externalPackages(name: string): Promise<string[]> {
  const manifests = await Promise.all(
    [name, 'design-system'].map(async (folder) =>
      v.parse(packageJsonSchema, JSON.parse(await readFile(projectPath(`${folder}/package.json`), 'utf8'))),
    ),
  );
  return manifests
    .flatMap(({ dependencies }) => Object.keys(dependencies))
    .filter((dependency) => !/^@(elvora|fontsource-variable|fontsource)\//.test(dependency));
}

const packageJsonSchema = v.object({ dependencies: v.record(v.string(), v.string()) });

const serverEntry = '/src/entry-server.tsx';
const clientEntry = '/src/entry-client.ts';

function devStorefront(vite: ViteDevServer): Storefront {
  return {
    async renderer() {
      const renderer: unknown = await vite.ssrLoadModule(serverEntry);
      assertRenderer(renderer, serverEntry);
      return renderer;
    },
    assets: async ({ pageModule }): Promise<PageAssets> => ({
      scripts: [clientEntry],
      styles: await loadedStyles(vite),
      css: null,
      page: `/${pageModule}`,
      modules: [],
      prefetch: [],
    }),
  };
}

/** URLs of all styles the server has loaded; without them the page would be unstyled until its scripts have run. */
async function loadedStyles(vite: ViteDevServer): Promise<string[]> {
  const styles = new Set<string>();
  const seen = new Set<ModuleNode>();
  const collect = (module: ModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    module.ssrImportedModules.forEach(collect);
    if (isCSSRequest(module.url)) styles.add(`${module.url}${module.url.includes('?') ? '&' : '?'}direct`);
  };
  collect(await vite.moduleGraph.getModuleByUrl(serverEntry, true));
  return [...styles];
}
