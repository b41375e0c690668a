export {
  clamp,
  containRect,
  distance,
  isEmpty,
  midpoint,
  type Point,
  type Rect,
  type Size,
  type Transform,
} from './geometry.ts';
