import { QuickFinder } from '@elvora/design-system/QuickFinder';
import preview from '#.storybook/preview';
import { quickFinderArgs } from './quickFinderArgs.ts';

const meta = preview.meta({
  component: QuickFinder,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: quickFinderArgs,
});

export const FourForms = meta.story();

export const LongTexts = meta.story({
  args: {
    forms: quickFinderArgs.forms.slice(1, 3).map((form) => ({
      ...form,
      title: `${form.title} of Donaudampfschifffahrtselektrizitätenhauptbetriebswerke`,
      help: `${form.help} ${form.help}`,
    })),
  },
});
