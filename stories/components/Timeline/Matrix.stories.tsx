import { Timeline } from '@elvora/design-system/Timeline';
import { longName } from '@elvora/catalogue/fixtures';
import preview from '#.storybook/preview';
import { timelineArgs } from './timelineArgs.tsx';

const meta = preview.meta({ component: Timeline, tags: ['visual'], args: timelineArgs });

export const Dates = meta.story({
  args: { items: [...timelineArgs.items.slice(0, 2), { date: 'since 2024', text: longName }] },
});

export const RightToLeft = Dates.extend({ globals: { direction: 'rtl' } });
