import { Counter, CounterBlock } from '@elvora/design-system/Counter';
import { counts } from './content.ts';
import { benchPage } from './page.tsx';

benchPage(() => (
  <CounterBlock>
    {counts.map((value) => (
      <p key={value}>
        <Counter value={value} />
      </p>
    ))}
  </CounterBlock>
));
