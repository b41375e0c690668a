import { CountBadge } from '@elvora/design-system/CountBadge';
import { Inline } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: CountBadge, tags: ['visual'], args: { count: 1 } });

export const Counts = meta.story({
  render: () => (
    <Inline>
      {[0, 1, 9, 12, 99, 100, Number.NaN, -4, 2.7, Number.POSITIVE_INFINITY].map((count) => (
        <CountBadge count={count} key={count} />
      ))}
    </Inline>
  ),
});
