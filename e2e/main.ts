import { builtSitePlugins } from '../server/src/sitePlugins.ts';
import { runServer } from '../server/src/start.ts';

// Journeys share the machine with their browsers, whose load would trigger load shedding.
await runServer({ shedsLoad: false, plugins: async (context) => builtSitePlugins(context) });
