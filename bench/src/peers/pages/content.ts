import photo from '../../../../stories/_support/photos/contactor-25a-1.webp';
import first from '../../../../stories/_support/photos/hero-cable-accessories.webp';
import second from '../../../../stories/_support/photos/hero-control-switchgear.webp';
import third from '../../../../stories/_support/photos/hero-panel-accessories.webp';

/** Image of all viewers. */
export const picture = { src: photo, width: 960, height: 960, alt: 'Contactor' };

/** Slides of all carousels. */
export const slides = [
  { src: first, title: 'Cable accessories' },
  { src: second, title: 'Control & switchgear' },
  { src: third, title: 'Panel accessories' },
];

/** Values of the About page's counters. */
export const counts = [786, 20, 999];

const rowCount = 1000;
const columnCount = 100;

export const headers = Array.from({ length: columnCount }, (_header, column) => `Header ${column + 1}`);

/** Table of all editors. */
export const cells = Array.from({ length: rowCount }, (_row, row) =>
  headers.map((_header, column) => `${row + 1}.${column + 1}`),
);
