export { Chip, chipVariants, type ChipVariant, type ChipProps } from './Chip.tsx';
