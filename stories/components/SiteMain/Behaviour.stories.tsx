import { SiteMain } from '@elvora/design-system/SiteMain';
import { vars } from '@elvora/design-system/theme';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { siteMainArgs } from './_siteMainArgs.tsx';

const meta = preview.meta({ component: SiteMain, tags: ['behaviour'], args: siteMainArgs });

/** Imitates a `SiteHeader` whose second row has scrolled away. */
export const AdjustsItsOffsetToTheHeader = meta.story({
  render: (args) => (
    <>
      <header />
      <SiteMain {...args}>
        <div data-testid="probe" style={{ height: vars.size.stickyTop }} />
      </SiteMain>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const probe = canvas.getByTestId('probe');
    const heightPx = () => probe.getBoundingClientRect().height;
    await expect(heightPx()).toBe(120);
    canvasElement.querySelector('header')?.setAttribute('data-row', 'hidden');
    await expect(heightPx()).toBe(72);
  },
});
