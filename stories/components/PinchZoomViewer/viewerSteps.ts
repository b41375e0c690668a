import { nextFrame, settledTransform, tap } from '../../_support/pinch.ts';

/** Returns a part of the open viewer. */
export const part = (name: string) => {
  const found = document.querySelector<HTMLElement>(
    `[data-component="PinchZoomViewer"] [data-part="${name}"]`,
  );
  if (!found) throw new Error(`The viewer has no ${name}.`);
  return found;
};

export const currentTransform = () => settledTransform(part('picture'));
export const scale = async () => (await currentTransform()).scale;

/** Double-taps the stage; the position is in px from its centre. */
export async function doubleTap(position = { x: 0, y: 0 }) {
  tap(part('stage'), position);
  tap(part('stage'), position);
  await nextFrame();
}
