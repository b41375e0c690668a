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

/** The forms state what they find, once they are filled in. */
export const Answered = meta.story({
  args: {
    forms: quickFinderArgs.forms.map((form, at) => ({
      ...form,
      answer: ['19 sizes in 11 products', '15 sizes in 7 products', undefined, 'EV-BG-M20, 7–13 mm'][at],
    })),
  },
});

export const Playground = meta.story({ tags: ['!test'] });
