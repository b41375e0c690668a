export {
  canBePressed,
  chosenSegment,
  clampLines,
  floatingButton,
  focusRing,
  melting,
  notice,
  noticePlace,
  panel,
  pressable,
  rem,
  segment,
  segments,
  touchTarget,
  transition,
  typeStyle,
  visuallyHidden,
} from './fragments.ts';
export { inApp, inComponents, inLayout } from './layerRules.ts';
export { layers } from './layers.css.ts';
export { from, media, room } from './media.ts';
