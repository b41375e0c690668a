import { ScrollToTop } from '@elvora/design-system/ScrollToTop';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ScrollToTop,
  parameters: {
    design: ['storefront-home-mobile'],
    // In an iframe, so that the page scrolls.
    docs: { story: { inline: false, height: '320px' } },
  },
  render: (args) => (
    <div style={{ height: 3000 }}>
      Scroll down: the button appears past 20 px.
      <div style={{ position: 'fixed', insetBlockEnd: 24, insetInlineEnd: 24 }}>
        <ScrollToTop {...args} />
      </div>
    </div>
  ),
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { label: 'Back to the start' } });
