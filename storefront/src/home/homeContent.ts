import type home from '../content/home.json';

/** Texts of the home page, as in the content files, except those that its route passes to the carousel. */
export type HomeContent = Omit<typeof home, 'carouselHint'>;
