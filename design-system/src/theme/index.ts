export { contrastRatio } from './contrast.ts';
export { tones, vars, type Tone } from './contract.css.ts';
export { pageColour } from './light.ts';
export {
  breakpoints,
  headerHeightPx,
  zIndex,
  motion,
  radius,
  space,
  typeStyles,
  type Breakpoint,
  type Space,
  type TypeStyleName,
} from './scale.ts';
export { themeCss, type Theme } from './theme.ts';
