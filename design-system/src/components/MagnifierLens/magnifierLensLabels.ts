import type { Third } from './lensState.ts';

export interface MagnifierLensLabels {
  /** What is announced while the keyboard moves the lens: how large, and which part of the picture. */
  view: (zoom: number, place: { across: Third; down: Third }) => string;
}

const acrossTexts: Readonly<Record<Third, string>> = { first: 'left third', middle: '', last: 'right third' };
const downTexts: Readonly<Record<Third, string>> = { first: 'top third', middle: '', last: 'bottom third' };

export const magnifierLensLabels: MagnifierLensLabels = {
  view: (zoom, { across, down }) => {
    const place = [acrossTexts[across], downTexts[down]].filter((text) => text !== '');
    return [`Zoom ${zoom}`, ...(place.length === 0 ? ['middle'] : place)].join(', ');
  },
};
