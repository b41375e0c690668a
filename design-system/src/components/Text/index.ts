export { measureParts } from './measureOps.ts';
export { NonBreakingMeasures } from './NonBreakingMeasures.tsx';
export { Text, type TextProps } from './Text.tsx';
export {
  textVariants,
  textTones,
  textWeights,
  type TextVariant,
  type TextTone,
  type TextWeight,
} from './textVariants.ts';
