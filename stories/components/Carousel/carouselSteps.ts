import { expect, waitFor, within } from 'storybook/test';
import { nextFrame } from '../../_support/pinch.ts';

export type Canvas = ReturnType<typeof within>;

/** Accessible names of `slides`. */
export const slideNames = {
  first: '1 of 3: Cable Accessories',
  second: '2 of 3: Control & Switchgear',
  third: '3 of 3: Panel Accessories',
};

export const carouselOf = (canvas: Canvas) => canvas.getByRole('region', { name: 'Product categories' });

export const waitUntilPlaying = (canvas: Canvas) =>
  waitFor(() => expect(carouselOf(canvas)).toHaveAttribute('data-phase', 'playing'));

/** Waits until Embla has loaded and listens to pointers. */
export async function waitUntilDraggable(canvas: Canvas) {
  await waitFor(() => expect(carouselOf(canvas).querySelector('[data-embla]')).not.toBeNull());
  await nextFrame();
  await nextFrame();
}

/** Returns the only slide that is not inert. */
export function currentSlide(canvas: Canvas): HTMLElement {
  const slide = canvas
    .getAllByRole('group', { name: /^\d of \d:/ })
    .find((group: HTMLElement) => !group.inert);
  if (!slide) throw new Error('Every slide is inert, but one must be visible.');
  return slide;
}

export const slideLink = (canvas: Canvas) => within(currentSlide(canvas)).getByRole('link');

export const waitForSlide = (canvas: Canvas, name: string) =>
  waitFor(() => expect(currentSlide(canvas)).toHaveAccessibleName(name));

/** Returns the element that contains the slides and moves them. */
export function slideTrack(canvas: Canvas): HTMLElement {
  const { parentElement } = currentSlide(canvas);
  if (!parentElement) throw new Error('The slide has no parent.');
  return parentElement;
}

/** Halts the motion of the slides at a time from its start. */
export async function haltMotion(canvas: Canvas, atMs: number): Promise<Animation> {
  const track = slideTrack(canvas);
  const motion = await waitFor(() => {
    const [running] = track.getAnimations();
    if (!running) throw new Error('The slides do not move.');
    return running;
  });
  motion.pause();
  motion.currentTime = atMs;
  return motion;
}

/** Returns the distance to the right that slides cover in the first step of their motion, in px. */
export function firstStep(track: HTMLElement): number {
  const [motion] = track.getAnimations();
  if (!(motion?.effect instanceof KeyframeEffect)) throw new Error('The slides do not move.');
  const [from = 0, to = 0] = motion.effect
    .getKeyframes()
    .slice(0, 2)
    .map(({ transform }) => new DOMMatrix(String(transform)).m41);
  return to - from;
}

/** Returns the edges of a slide, relative to the first one in view at rest. */
export function slideEdges(canvas: Canvas, name: string): { left: number; right: number } {
  const slide = canvas.getByRole('group', { name, hidden: true });
  const { left, right } = slide.getBoundingClientRect();
  const start = slide.parentElement?.parentElement?.getBoundingClientRect().left ?? 0;
  return { left: left - start, right: right - start };
}
