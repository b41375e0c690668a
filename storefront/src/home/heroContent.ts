/** The product of the hero. */
export const heroPath = 'products/contactor-25a-1.jpg';

/** One statement, and true callouts to the product beside it. */
export const heroContent = {
  eyebrow: 'Trading since 1987, made in West Bengal',
  title: 'Electrical components with the numbers up front',
  lead: 'Switchgear, relays, contactors, cable glands, ties and panel parts. Every product with its full size table, its ratings and its ordering codes.',
  alt: 'Three-pole power contactor, AC-3 25 A',
} as const;

/** The site's own pictures on the home page, by the paths the texts use. */
export const homeMedia = [
  heroPath,
  'scenes/banner-factory-hall.jpg',
  'scenes/hero-cable-accessories.jpg',
  'scenes/hero-control-switchgear.jpg',
  'scenes/hero-panel-accessories.jpg',
  'scenes/office.jpg',
  'scenes/why-choose-us.jpg',
] as const;
