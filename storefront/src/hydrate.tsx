import { App } from './App.tsx';
import { type HydrateOptions, hydratePage } from './runtime/start/hydratePage.tsx';

/** Hydrates the page. A separate module, because it imports React and the app, which the client entry loads lazily. */
export const hydrate = (options: HydrateOptions): Promise<void> => hydratePage(App, options);
