import { SiteHeader } from '@elvora/design-system/SiteHeader';
import preview from '#.storybook/preview';
import { cartWith, headerArgs } from './headerArgs.tsx';

const meta = preview.meta({
  component: SiteHeader,
  tags: ['visual'],
  args: headerArgs,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 560 }}>
        <Story />
      </div>
    ),
  ],
});

export const Closed = meta.story({ args: { currentPath: '#/products', cart: cartWith(120) } });

export const Open = meta.story({
  play: ({ canvasElement }) => {
    // Phones have neither the button nor the panel.
    canvasElement.querySelector<HTMLButtonElement>('button[aria-expanded="false"]')?.click();
  },
});
