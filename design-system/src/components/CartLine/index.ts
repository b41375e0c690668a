export { CartLine, type CartLineProps } from './CartLine.tsx';
export type { CartLineLabels } from './cartLineLabels.ts';
export { CartLineItem, CartLines, type CartLinesProps } from './CartLines.tsx';
