import { Callout } from '@elvora/design-system/Callout';
import preview from '#.storybook/preview';
import { calloutArgs } from './calloutArgs.tsx';

const meta = preview.meta({
  component: Callout,
  parameters: { design: ['storefront-home-desktop', 'storefront-distributor-desktop'] },
  args: calloutArgs,
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { title: undefined, text: 'A draft of 21 November 2026 is kept in this browser.', isStatus: true },
});
