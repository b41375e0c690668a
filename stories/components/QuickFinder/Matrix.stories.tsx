import { QuickFinder } from '@elvora/design-system/QuickFinder';
import preview from '#.storybook/preview';
import { quickFinderArgs } from './quickFinderArgs.ts';

const meta = preview.meta({
  component: QuickFinder,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: quickFinderArgs,
});

export const FourWays = meta.story();

export const LongTexts = meta.story({
  args: {
    ways: quickFinderArgs.ways.slice(1, 3).map((way) => ({
      ...way,
      title: `${way.title} of Donaudampfschifffahrtselektrizitätenhauptbetriebswerke`,
      help: `${way.help} ${way.help}`,
    })),
  },
});
