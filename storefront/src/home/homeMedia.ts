/** The product of the hero. */
export const heroPath = 'products/power-contactor-9-38-a-1.jpg';

/** Poster of the video. */
export const posterPath = 'video/contactor-turntable-poster.jpg';

/** Pictures of the home page by their paths in the content. */
export const homeMedia = [
  heroPath,
  posterPath,
  'scenes/banner-factory-hall.jpg',
  'scenes/hero-cable-accessories.jpg',
  'scenes/hero-control-switchgear.jpg',
  'scenes/hero-panel-accessories.jpg',
  'scenes/office.jpg',
  'scenes/why-choose-us.jpg',
] as const;
