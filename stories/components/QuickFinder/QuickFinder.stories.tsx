import { QuickFinder } from '@elvora/design-system/QuickFinder';
import preview from '#.storybook/preview';
import { quickFinderArgs } from './quickFinderArgs.ts';

const meta = preview.meta({
  component: QuickFinder,
  parameters: {
    design: ['storefront-home-finder-desktop', 'storefront-home-finder-mobile'],
    layout: 'fullscreen',
  },
  args: quickFinderArgs,
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'] });
