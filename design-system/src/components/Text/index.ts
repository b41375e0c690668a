export { Measured } from './Measured.tsx';
export { Text, type TextProps } from './Text.tsx';
export {
  textLooks,
  textTones,
  textWeights,
  type TextLook,
  type TextTone,
  type TextWeight,
} from './textLooks.ts';
