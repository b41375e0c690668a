import { SectionHeader } from '@elvora/design-system/SectionHeader';
import preview from '#.storybook/preview';
import { sectionHeaderArgs } from './sectionHeaderArgs.tsx';

const meta = preview.meta({
  component: SectionHeader,
  parameters: { design: ['storefront-home-desktop', 'storefront-home-mobile'] },
  args: sectionHeaderArgs,
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { text: undefined, action: undefined } });
