import { containRect, type Rect, type Size } from '../../geometry/index.ts';
import type { PictureSource } from '../Picture/index.ts';

/** The frame in the window, and the picture inside the frame. */
export interface LensStage {
  frame: Rect;
  picture: Rect;
}

export const sizeOf = (source: PictureSource | null): Size => ({
  width: source?.width ?? 0,
  height: source?.height ?? 0,
});

export function measureStage(element: HTMLElement, source: PictureSource | null): LensStage {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = { x, y, width, height };
  return { frame, picture: containRect({ stage: frame, picture: sizeOf(source) }) };
}
