/** The product of the hero. */
export const heroPath = 'products/contactor-25a-1.jpg';

/** The picture of the film's first moment. */
export const posterPath = 'video/contactor-turntable-poster.jpg';

/** The site's own pictures on the home page, by the paths the texts use. */
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
