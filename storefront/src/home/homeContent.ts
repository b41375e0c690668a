import type home from '../content/home.json';

/** Texts of the home page, as in the content files. */
export type HomeContent = typeof home;
