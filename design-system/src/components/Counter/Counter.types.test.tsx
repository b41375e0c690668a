import { Counter, CounterBlock } from './index.ts';

export const countsTogether = () => (
  <CounterBlock threshold={0.5}>
    <Counter steps={10} suffix="" value={20} />
  </CounterBlock>
);

export const refusesTextAndVariants = () => (
  <>
    {/* @ts-expect-error a number is counted */}
    <Counter value="5000+" />
    {/* @ts-expect-error the type style is its parent's */}
    <Counter className="mine" value={5000} />
  </>
);
