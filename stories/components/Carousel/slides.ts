import type { CarouselItem } from '@elvora/design-system/Carousel';
import { photos } from '../../_support/photos.ts';

/** The three slides of the home page. */
export const slides: readonly CarouselItem[] = [
  {
    image: photos.cableAccessories,
    title: 'Cable Accessories',
    text: 'Glands, lugs, ferrules and ties with the dimensions you need to choose them.',
    href: '#cable-accessories',
    drawing: 'gland',
  },
  {
    image: photos.switchgear,
    title: 'Control & Switchgear',
    text: 'Contactors, breakers, relays, timers and pilot devices.',
    href: '#control-switchgear',
    drawing: 'contactor',
  },
  {
    image: photos.panelAccessories,
    title: 'Panel Accessories',
    text: 'Rails, ducts, terminals, busbar supports, fans and locks from one shelf.',
    href: '#panel-accessories',
    drawing: 'enclosure',
  },
];
