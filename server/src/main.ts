import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Enabled before other imports, so that later starts reuse their compiled code. Without a writable folder there is no cache.
enableCompileCache(fileURLToPath(new URL('../../.cache/node', import.meta.url)));

const { builtSitePlugins } = await import('./sitePlugins.ts');
const { runServer } = await import('./start.ts');

const isDeveloping = process.env['ELVORA_DEV'] === '1';

await runServer({
  shedsLoad: !isDeveloping,
  // Vite is a development dependency, so its module is imported only there.
  plugins: async (context) =>
    isDeveloping ? (await import('./devSitePlugins.ts')).devSitePlugins(context) : builtSitePlugins(context),
});
