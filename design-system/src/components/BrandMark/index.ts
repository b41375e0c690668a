export { BrandMark, brandMarkSizes, type BrandMarkProps, type BrandMarkSize } from './BrandMark.tsx';
