import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before anything else is loaded: what has been compiled once is read by the next start. A folder that cannot be
// written costs that time and nothing else.
enableCompileCache(fileURLToPath(new URL('../../.cache/node', import.meta.url)));

const { builtSitePlugins } = await import('./sitePlugins.ts');
const { runServer } = await import('./start.ts');

const isDeveloping = process.env['ELVORA_DEV'] === '1';

await runServer({
  // Vite is there while developing only; whoever runs the built site need not have it.
  plugins: async (inside) =>
    isDeveloping ? (await import('./devSitePlugins.ts')).devSitePlugins(inside) : builtSitePlugins(inside),
});
