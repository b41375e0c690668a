import { BrandMark } from '@elvora/design-system/BrandMark';
import preview from '#.storybook/preview';
import { Ground } from '../../_support/Ground.tsx';

const meta = preview.meta({
  component: BrandMark,
  parameters: { design: ['sheet-brand-mark'] },
  args: { name: 'Elvora' },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { size: 'lg' } });

export const OnDark = meta.story({
  args: { isOnDark: true },
  render: (args) => (
    <Ground surface="inverse">
      <BrandMark {...args} />
    </Ground>
  ),
});

export const MarkOnly = meta.story({ args: { isMarkOnly: true, size: 'lg' } });

/** For stamps, engraving and one-colour print. */
export const Mono = meta.story({ args: { isMono: true, isMarkOnly: true, size: 'lg' } });
