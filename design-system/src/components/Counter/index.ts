export { Counter, type CounterProps } from './Counter.tsx';
export { CounterBlock, type CounterBlockProps } from './CounterBlock.tsx';
export { CounterList, type CounterListProps } from './CounterList.tsx';
