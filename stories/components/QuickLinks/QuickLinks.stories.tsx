import { QuickLinks } from '@elvora/design-system/QuickLinks';
import preview from '#.storybook/preview';
import { quickLinksArgs } from './quickLinksArgs.tsx';

const meta = preview.meta({
  component: QuickLinks,
  parameters: { design: ['storefront-header-open-desktop'] },
  args: quickLinksArgs,
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { title: 'Shortcuts' } });
