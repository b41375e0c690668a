export {
  RadioGroup,
  radioGroupVariants,
  type RadioGroupVariant,
  type RadioGroupProps,
  type RadioOption,
} from './RadioGroup.tsx';
