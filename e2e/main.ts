import { builtSitePlugins } from '../server/src/sitePlugins.ts';
import { runServer } from '../server/src/start.ts';

// Journeys share the machine with their browsers: load would be shed because of the machine, not of the site.
await runServer({ shedsLoad: false, plugins: async (context) => builtSitePlugins(context) });
