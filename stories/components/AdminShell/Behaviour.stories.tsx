import { AdminShell } from '@elvora/design-system/AdminShell';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page, pageBody } from '../../_support/Page.tsx';
import { shellArgs } from './shellArgs.tsx';

const meta = preview.meta({
  component: AdminShell,
  tags: ['behaviour'],
  args: shellArgs,
  parameters: { layout: 'fullscreen' },
});

/** Returns the page inside a frame once it has rendered. */
async function pageIn(canvasElement: HTMLElement, title: string) {
  return waitFor(() => {
    const body = pageBody(within(canvasElement).getByTitle(title));
    within(body).getByRole('banner');
    return { body, page: within(body) };
  });
}

/** S-262, S-265 */
export const ShowsTheEntriesInOrderAndMarksTheCurrentOne = meta.story({
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Admin' }));
    const [first, second, third] = nav.getAllByRole('link');
    await expect(first).toHaveTextContent('Dashboard');
    await expect(second).toHaveTextContent('Categories');
    await expect(third).toHaveTextContent('Products');
    await expect(third).toHaveAttribute('aria-current', 'page');
    await expect(first).not.toHaveAttribute('aria-current');
    await expect(nav.getByRole('link', { name: 'Enquiries 5 new' })).toBeVisible();
  },
});

export const DoesNotTruncateLargeText = meta.story({
  globals: { text: 200 },
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Admin' }));
    const word = document.createRange();
    word.selectNodeContents(nav.getByText('Enquiries'));
    await expect(word.getClientRects()).toHaveLength(1);
  },
});

export const ShowsTheFocusOnTheCurrentEntryInForcedColours = meta.story({
  globals: { colours: 'forced' },
  play: async ({ canvas, userEvent }) => {
    const current = canvas.getByRole('link', { name: 'Products' });
    await expect(getComputedStyle(current).outlineStyle).toBe('none');
    await userEvent.tab();
    current.focus();
    await expect(getComputedStyle(current).outlineStyle).toBe('solid');
  },
});

/** S-257 */
export const MarksTheDashboardOnTheIndexPath = meta.story({
  args: { currentPath: '#/admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  },
});

/** S-261, S-263, S-264 */
export const ShowsTheNavigationFrom600Pixels = meta.story({
  render: (args) => (
    <>
      <Page height={300} width={599}>
        <AdminShell {...args} />
      </Page>
      <Page height={300} width={600}>
        <AdminShell {...args} />
      </Page>
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await step('is a drawer at 599 px', async () => {
      const { page } = await pageIn(canvasElement, '599 px');
      await expect(page.queryByRole('navigation')).toBeNull();
      await expect(page.getByRole('button', { name: 'Navigation' })).toBeVisible();
    });
    await step('opens 240 px wide at 599 px', async () => {
      const { page } = await pageIn(canvasElement, '599 px');
      page.getByRole('button', { name: 'Navigation' }).click();
      const navigation = await page.findByRole('navigation');
      await expect(navigation.getBoundingClientRect().width).toBe(240);
    });
    await step('is permanent and 240 px wide at 600 px', async () => {
      const { page } = await pageIn(canvasElement, '600 px');
      await expect(page.getByRole('navigation').getBoundingClientRect().width).toBe(240);
      await expect(page.queryByRole('button', { name: 'Navigation' })).toBeNull();
      await expect(page.queryByRole('button', { name: 'Sign out' })).toBeNull();
      await expect(page.getByRole('main').getBoundingClientRect().left).toBe(240);
    });
  },
});

export const DrawerReturnsTheFocus = meta.story({
  render: (args) => (
    <Page height={600} width={390}>
      <AdminShell {...args} />
    </Page>
  ),
  play: async ({ args, canvasElement, userEvent, step }) => {
    const { body, page } = await pageIn(canvasElement, '390 px');
    const toggle = page.getByRole('button', { name: 'Navigation' });
    const root = body.ownerDocument.documentElement;
    await step('opens with the focus on the current entry and the page inert', async () => {
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(page.getByRole('link', { name: 'Products' })).toHaveFocus());
      await expect(body.querySelector('main')?.inert).toBe(true);
      await expect(root).toHaveStyle({ overflow: 'hidden' });
    });
    await step('closes by the button', async () => {
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(toggle).toHaveFocus();
      await expect(root).not.toHaveStyle({ overflow: 'hidden' });
    });
    await step('closes by the backdrop', async () => {
      await userEvent.click(toggle);
      const backdrop = body.querySelector('[data-part="backdrop"]');
      if (backdrop) await userEvent.click(backdrop);
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(toggle).toHaveFocus();
    });
    await step('closes by its action', async () => {
      await userEvent.click(toggle);
      await userEvent.click(page.getByRole('button', { name: 'Sign out' }));
      await expect(args.drawerAction?.onPress).toHaveBeenCalledOnce();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });
  },
});

export const F6MovesBetweenLandmarks = meta.story({
  play: async ({ canvas, userEvent }) => {
    // The shell may attach its listener after the first key.
    await waitFor(async () => {
      await userEvent.keyboard('{F6}');
      await expect(canvas.getByRole('banner')).toHaveFocus();
    });
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('navigation', { name: 'Admin' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F6}{/Shift}');
    await expect(canvas.getByRole('navigation', { name: 'Admin' })).toHaveFocus();
  },
});
