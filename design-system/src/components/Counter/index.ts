export { Counter, type CounterProps } from './Counter.tsx';
export { CounterBlock, type CounterBlockProps } from './CounterBlock.tsx';
