import type { Third } from './lensState.ts';

export interface MagnifierLensLabels {
  /** Announced while the keyboard moves the lens: the zoom, and the part of the picture. */
  view: (zoom: number, area: { across: Third; down: Third }) => string;
  /** Shown over the focused picture, and its description: the keys of the lens. */
  keys: string;
}

const acrossTexts: Readonly<Record<Third, string>> = { first: 'left third', middle: '', last: 'right third' };
const downTexts: Readonly<Record<Third, string>> = { first: 'top third', middle: '', last: 'bottom third' };

export const magnifierLensLabels: MagnifierLensLabels = {
  view: (zoom, { across, down }) => {
    const area = [acrossTexts[across], downTexts[down]].filter((text) => text !== '');
    return [`Zoom ${zoom}`, ...(area.length === 0 ? ['middle'] : area)].join(', ');
  },
  keys: 'Z: magnify. Then arrows to move, + and - to zoom.',
};
