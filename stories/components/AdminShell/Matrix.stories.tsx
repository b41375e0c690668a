import { AdminShell } from '@elvora/design-system/AdminShell';
import preview from '#.storybook/preview';
import { shellArgs } from './shellArgs.tsx';

const meta = preview.meta({
  component: AdminShell,
  tags: ['visual'],
  args: shellArgs,
  parameters: { layout: 'fullscreen' },
});

export const Closed = meta.story({});

export const Open = meta.story({
  play: ({ canvasElement }) => {
    // Wide screens have no button: their navigation is permanent.
    const toggle = canvasElement.querySelector<HTMLButtonElement>('button[aria-expanded]');
    if (toggle?.checkVisibility()) toggle.click();
  },
});

/** The bar grows with the brand name. */
export const LargeText = meta.story({ globals: { text: '200' } });
