import { ProductOrderBar } from '@elvora/design-system/ProductOrderBar';
import { FloatingActions, SiteMain } from '@elvora/design-system/SiteMain';
import { vars } from '@elvora/design-system/theme';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page, pageBody } from '../../_support/Page.tsx';
import { productOrderBarArgs } from '../ProductOrderBar/productOrderBarArgs.tsx';
import { siteMainArgs } from './siteMainArgs.tsx';

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

/** With text at 200 % the bar is taller, and must not cover the buttons. */
export const FloatsClearOfTheBarAtTheBottom = meta.story({
  render: (args) => (
    <Page height={700} width={390}>
      <SiteMain {...args}>
        <div style={{ minHeight: 3000 }}>
          <ProductOrderBar {...productOrderBarArgs} />
        </div>
      </SiteMain>
      <FloatingActions label="Chat">
        <button type="button">Chat</button>
      </FloatingActions>
    </Page>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('390 px');
    const { ownerDocument: page } = await waitFor(() => {
      const body = pageBody(frame);
      return body.querySelector('form') ?? Promise.reject(new Error('not rendered yet'));
    });
    page.documentElement.style.fontSize = '200%';
    page.defaultView?.scrollTo(0, 1500);
    const bar = await waitFor(() => {
      const found = page.querySelector('[data-bottom-bar]');
      return found ?? Promise.reject(new Error('no bar at the bottom yet'));
    });
    const actions = page.querySelector('[data-component="FloatingActions"]');
    await expect(actions?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      bar.getBoundingClientRect().top,
    );
  },
});
