import { createStore, useStore } from '../store/createStore.ts';

/** Title of the current page; null until its metadata effect has run, and on the server. */
export const pageTitle = createStore<string | null>(null);

export const usePageTitle = (): string | null => useStore(pageTitle);
