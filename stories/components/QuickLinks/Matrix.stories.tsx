import { QuickLinks } from '@elvora/design-system/QuickLinks';
import preview from '#.storybook/preview';
import { quickLinksArgs } from './quickLinksArgs.tsx';

const meta = preview.meta({ component: QuickLinks, tags: ['visual'], args: quickLinksArgs });

export const Links = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 248 }}>
        <Story />
      </div>
    ),
  ],
});

export const RightToLeft = Links.extend({ globals: { direction: 'rtl' } });
