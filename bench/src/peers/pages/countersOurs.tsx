import { Counter, CounterBlock } from '@elvora/design-system/Counter';
import { counts } from './content.ts';
import { defineBenchPage } from './page.tsx';

defineBenchPage(() => (
  <CounterBlock>
    {counts.map((value) => (
      <p key={value}>
        <Counter value={value} />
      </p>
    ))}
  </CounterBlock>
));
