/** Slides side by side in the view. */
export interface CarouselView {
  /** Number of slides. */
  count: number;
  /** Slides that fit the view, at least 1; with a fraction, part of the next one shows. */
  perView: number;
}

/** Returns a usable number of slides per view: finite and at least 1. */
export const usablePerView = (perView: number): number =>
  Number.isFinite(perView) ? Math.max(1, perView) : 1;

/**
 * Returns how many slides can be the first in view. All of them if the slides can loop, for which one more must exist than
 * fit; otherwise the last slide stays at the end of the view, and there is one position if all of them fit.
 */
export function positionCount({ count, perView }: CarouselView): number {
  return perView <= count - 1 ? count : Math.max(1, count - Math.floor(perView) + 1);
}

/** Whether all of a slide is in view when the slide at `index` is the first. */
export function isInView({ count, perView }: CarouselView, index: number, slide: number): boolean {
  return (slide - index + count) % count < Math.floor(perView);
}
