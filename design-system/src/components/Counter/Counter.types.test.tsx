import { Counter, CounterBlock } from './index.ts';

export const countsTogether = () => (
  <CounterBlock threshold={0.5}>
    <Counter steps={10} suffix="" value={20} />
  </CounterBlock>
);

export const rejectsTextsAndClassNames = () => (
  <>
    {/* @ts-expect-error the value is a number */}
    <Counter value="5000+" />
    {/* @ts-expect-error the parent sets the type style */}
    <Counter className="mine" value={5000} />
  </>
);
