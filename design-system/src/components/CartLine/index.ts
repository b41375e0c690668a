export { CartLine, type CartLineProps } from './CartLine.tsx';
export type { CartLineLabels } from './cartLineLabels.ts';
