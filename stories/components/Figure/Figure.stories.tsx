import { Figure } from '@elvora/design-system/Figure';
import { IconAward } from '@elvora/design-system/Icon';
import preview from '#.storybook/preview';
import { figureArgs } from './figureArgs.tsx';

const meta = preview.meta({
  component: Figure,
  parameters: { design: ['storefront-home-desktop', 'storefront-home-mobile'] },
  args: figureArgs,
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { caption: undefined, badge: { icon: IconAward, text: 'Professional Service' }, isRounded: true },
});
