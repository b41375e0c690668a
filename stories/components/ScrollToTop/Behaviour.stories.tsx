import { ScrollToTop } from '@elvora/design-system/ScrollToTop';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ScrollToTop,
  tags: ['behaviour'],
  render: () => (
    <div style={{ height: 3000 }}>
      <a href="#first">The first link</a>
      <div style={{ position: 'fixed', insetBlockEnd: 24, insetInlineEnd: 24 }}>
        <ScrollToTop />
      </div>
    </div>
  ),
});

/** S-016, S-017, S-018 */
export const AppearsFrom21Pixels = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = () => canvas.queryByRole('button', { name: 'Scroll to top' });
    await step('is hidden at 0 and 20 px', async () => {
      await expect(button()).toBeNull();
      window.scrollTo(0, 20);
      await waitFor(() => expect(window.scrollY).toBe(20));
      await expect(button()).toBeNull();
    });
    await step('is shown at 21 px', async () => {
      window.scrollTo(0, 21);
      await waitFor(() => expect(button()).toBeVisible());
    });
    await step('scrolls up, hides, and moves the focus to the top', async () => {
      window.scrollTo(0, 1500);
      const shown = await canvas.findByRole('button', { name: 'Scroll to top' });
      await userEvent.click(shown);
      await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 5000 });
      await waitFor(() => expect(button()).toBeNull());
      await expect(document.body).toHaveFocus();
    });
  },
});
