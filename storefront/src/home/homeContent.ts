import type home from '../content/home.json';

/** Texts of the home page, as the content states them. */
export type HomeContent = typeof home;
