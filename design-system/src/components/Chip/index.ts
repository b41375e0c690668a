export { Chip, chipLooks, type ChipLook, type ChipProps } from './Chip.tsx';
