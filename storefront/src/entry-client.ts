import { holdPresses } from './runtime/start/holdPresses.ts';
import { layOutDeferredSections } from './runtime/start/layOutDeferredSections.ts';
import { loadScripts } from './runtime/start/loadScripts.ts';
import { startOnIntent } from './runtime/start/startOnIntent.ts';

const renderedUrl = location.href;

holdPresses();

startOnIntent((hasIntent) =>
  loadScripts({ renderedUrl, hasIntent, importHydrate: () => import('./hydrate.tsx') }),
);
void layOutDeferredSections();
