export { Chip, chipLooks, type ChipLook, type ChipProps } from './Chip.tsx';
export { ProductFlags, type ProductFlagsProps } from './ProductFlags.tsx';
