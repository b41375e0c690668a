import type { PictureSource } from '@elvora/design-system/Picture';
import factoryHall from './photos/banner-factory-hall.webp';
import brassGland from './photos/brass-cable-gland-1.webp';
import contactor from './photos/contactor-25a-1.webp';
import contactorSide from './photos/contactor-25a-2.webp';
import contactorTop from './photos/contactor-25a-3.webp';
import enclosure from './photos/enclosure-ip65-1.webp';
import cableAccessories from './photos/hero-cable-accessories.webp';
import switchgear from './photos/hero-control-switchgear.webp';
import panelAccessories from './photos/hero-panel-accessories.webp';
import heroContactor from './photos/power-contactor-9-38-a-1.webp';
import terminals from './photos/terminal-block-1.webp';

const square = (src: string): PictureSource => ({ src, width: 480, height: 480 });
const scene = (src: string): PictureSource => ({ src, width: 1280, height: 640 });

/** Small local copies of product photos. */
export const photos = {
  brassGland: square(brassGland),
  contactor: { src: contactor, width: 960, height: 960 },
  heroContactor: { src: heroContactor, width: 960, height: 960 },
  contactorSide: square(contactorSide),
  contactorTop: square(contactorTop),
  enclosure: square(enclosure),
  terminals: square(terminals),
  cableAccessories: scene(cableAccessories),
  switchgear: scene(switchgear),
  panelAccessories: scene(panelAccessories),
  factoryHall: { src: factoryHall, width: 1280, height: 533 },
} satisfies Record<string, PictureSource>;
