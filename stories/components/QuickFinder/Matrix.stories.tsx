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

export const Answered = meta.story({
  args: {
    forms: quickFinderArgs.forms.map((form, at) => ({
      ...form,
      answer: ['19 sizes in 11 products', 'No size meets this', undefined, 'EV-BG-M20, 7–13 mm'][at],
    })),
  },
});

export const LongTexts = meta.story({
  args: {
    forms: quickFinderArgs.forms.slice(1, 3).map((form) => ({
      ...form,
      title: `${form.title} of Donaudampfschifffahrtselektrizitätenhauptbetriebswerke`,
      help: `${form.help} ${form.help}`,
    })),
  },
});
