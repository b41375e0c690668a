import { join } from 'node:path';
import { builtSitePlugins } from '../../src/sitePlugins.ts';
import { runServer } from '../../src/start.ts';

/** Starts the server with the site that `FAKE_SITE` names. */
const folder = process.env['FAKE_SITE'] ?? '';
await runServer({
  shedsLoad: false,
  plugins: (context) =>
    builtSitePlugins(context, { storefrontDir: join(folder, 'storefront'), adminDir: join(folder, 'admin') }),
});
