export {
  RadioGroup,
  radioGroupLooks,
  type RadioGroupLook,
  type RadioGroupProps,
  type RadioOption,
} from './RadioGroup.tsx';
