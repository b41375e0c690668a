import { App } from './App.tsx';
import { type HydrateOptions, hydratePage } from './runtime/start/hydratePage.tsx';

/** Hydrates the page. In a module of its own, which the client entry imports late: it brings React and the app. */
export const hydrate = (options: HydrateOptions): Promise<void> => hydratePage(App, options);
