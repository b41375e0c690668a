import { IconFlame } from '@elvora/design-system/Icon';
import { StatCard, StatCards, statCardStates } from '@elvora/design-system/StatCard';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: StatCard,
  tags: ['visual'],
  args: { label: 'Bestsellers', icon: IconFlame },
});

export const States = meta.story({
  render: () => (
    <StatCards>
      {statCardStates.map((state) => (
        <StatCard
          href="#/list"
          icon={IconFlame}
          key={state}
          label={`Bestsellers, ${state}`}
          state={state}
          value={state === 'ready' ? 1_086_000 : undefined}
        />
      ))}
    </StatCards>
  ),
});
