import type { CarouselContent } from '@elvora/design-system/Carousel';
import { CategoryCard } from '@elvora/design-system/CategoryCard';
import { photos } from '../../_support/photos.ts';

const cards = [
  ['Cable Glands', photos.brassGland],
  ['Contactors', photos.contactor],
  ['Terminals', photos.terminals],
  ['Enclosures', photos.enclosure],
  ['Relays', photos.switchgear],
] as const;

/** Returns slides with a category card each, up to five. */
export const cardSlides = (count: number): CarouselContent[] =>
  cards.slice(0, count).map(([title, source], index) => ({
    title,
    content: <CategoryCard count={`${index + 2} products`} href={`#${index}`} name={title} source={source} />,
  }));
