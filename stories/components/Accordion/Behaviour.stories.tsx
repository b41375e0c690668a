import { Accordion } from '@elvora/design-system/Accordion';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { questions } from './questions.tsx';

const meta = preview.meta({
  component: Accordion,
  tags: ['behaviour'],
  args: { items: questions },
  beforeEach: () => () => window.history.replaceState(null, '', ' '),
});

export const OpensAndCloses = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const answer = canvas.getByText(/^Through a regional dealer/);
    await expect(answer).not.toBeVisible();
    await step('opens on click', async () => {
      await userEvent.click(canvas.getByText('How can I buy your products?'));
      await waitFor(() => expect(answer).toBeVisible());
    });
    await step('closes on the second click', async () => {
      await userEvent.click(canvas.getByText('How can I buy your products?'));
      await waitFor(() => expect(answer).not.toBeVisible());
    });
  },
});

export const EachTitleIsATabStop = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Why are there no prices on the site?').closest('summary')).toHaveFocus();
  },
});

/** Several items can be open at once. */
export const KeepsOtherItemsOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How can I buy your products?'));
    await userEvent.click(canvas.getByText('Why are there no prices on the site?'));
    await waitFor(() => expect(canvas.getByText(/^Prices depend/)).toBeVisible());
    await expect(canvas.getByText(/^Through a regional dealer/)).toBeVisible();
  },
});

export const TitlesAreHeadings = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
});

export const OpensTheItemOfTheUrlFragment = meta.story({
  play: async ({ canvas }) => {
    window.location.hash = 'prices';
    await waitFor(() => expect(canvas.getByText(/^Prices depend/)).toBeVisible());
    await expect(canvas.getByText(/^Through a regional dealer/)).not.toBeVisible();
  },
});

export const RendersNothingWithoutItems = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
