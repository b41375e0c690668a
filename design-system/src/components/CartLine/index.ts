export { CartLine, type CartLineProps } from './CartLine.tsx';
export type { CartLineLabels } from './cartLineLabels.ts';
export {
  CartLineItem,
  CartLines,
  type CartLineItemProps,
  type CartLinesLabels,
  type CartLinesProps,
} from './CartLines.tsx';
export { RemovedCartLine, type RemovedCartLineProps } from './RemovedCartLine.tsx';
export { useLineOrder, type LineHandleProps, type LineOrderOptions } from './useLineOrder.ts';
