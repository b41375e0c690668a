import { Figure } from '@elvora/design-system/Figure';
import { IconAward } from '@elvora/design-system/Icon';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { figureArgs } from './figureArgs.tsx';

const meta = preview.meta({ component: Figure, tags: ['visual'], args: figureArgs });

export const Captions = meta.story({
  render: ({ children, caption }) => (
    <Stack gap="4">
      <Figure caption={caption}>{children}</Figure>
      <Figure isRounded>{children}</Figure>
      <Figure badge={{ icon: IconAward, text: 'Professional Service' }} isRounded>
        {children}
      </Figure>
    </Stack>
  ),
});

export const RightToLeft = Captions.extend({ globals: { direction: 'rtl' } });
