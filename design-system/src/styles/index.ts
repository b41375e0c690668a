export { barParts } from './barParts.ts';
export { checkBox } from './checkBox.ts';
export { choiceBox } from './choiceBox.ts';
export {
  breakingWords,
  enabledSelector,
  selectedSegment,
  clampLines,
  floatingButton,
  focusRing,
  fadeMask,
  fieldPopup,
  keyCap,
  listOption,
  notice,
  noticeContainer,
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
export { lazyPictureVisibility, nearbyPictures } from './lazyPictures.css.ts';
export { layers } from '../theme/layers.css.ts';
export {
  bottomBarAnchor,
  bottomBarAttribute,
  bottomBarHeightPx,
  clearOfFloatingCorner,
  collapsedHeaderSelector,
  floatingCornerTimeline,
} from './siteFrame.ts';
export { from, media, containerQuery } from './media.ts';
