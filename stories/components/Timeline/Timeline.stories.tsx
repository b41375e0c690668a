import { Timeline } from '@elvora/design-system/Timeline';
import preview from '#.storybook/preview';
import { timelineArgs } from './timelineArgs.tsx';

const meta = preview.meta({
  component: Timeline,
  parameters: { design: ['storefront-about-desktop', 'storefront-about-mobile'] },
  args: timelineArgs,
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { items: timelineArgs.items.slice(1) } });
