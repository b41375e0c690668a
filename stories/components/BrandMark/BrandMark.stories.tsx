import { BrandMark } from '@elvora/design-system/BrandMark';
import preview from '#.storybook/preview';
import { Surface } from '../../_support/Surface.tsx';

const meta = preview.meta({
  component: BrandMark,
  parameters: { design: ['sheet-brand-mark'] },
  args: { name: 'Elvora' },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { size: 'lg' } });

export const OnDark = meta.story({
  args: { isOnDark: true },
  render: (args) => (
    <Surface surface="inverse">
      <BrandMark {...args} />
    </Surface>
  ),
});

export const MarkOnly = meta.story({ args: { isMarkOnly: true, size: 'lg' } });

/** For stamps, engraving and one-colour print. */
export const Mono = meta.story({ args: { isMono: true, isMarkOnly: true, size: 'lg' } });
