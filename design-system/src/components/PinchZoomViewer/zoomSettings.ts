import type { ScaleLimits } from './zoomGeometry.ts';

/** Thresholds of the viewer; scales per S-180 and S-182. */
export interface ZoomSettings {
  limits: ScaleLimits;
  /** Scale after a double tap. */
  secondary: number;
  /** Longest time between the taps of a double tap. */
  doubleTapMs: number;
  /** A touch that moves less than this is a tap. */
  tapDistancePx: number;
  /** Horizontal swipe distance that changes the picture while it is not zoomed. */
  swipeThresholdPx: number;
  /** Downward swipe distance that closes the viewer while the picture is not zoomed. */
  closeThresholdPx: number;
}

export const zoomSettings: ZoomSettings = {
  limits: { min: 1, max: 4 },
  secondary: 2,
  doubleTapMs: 300,
  tapDistancePx: 10,
  swipeThresholdPx: 50,
  closeThresholdPx: 80,
};
