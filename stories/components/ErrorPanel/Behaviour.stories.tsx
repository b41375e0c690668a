import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ErrorPanel,
  tags: ['behaviour'],
  args: { title: 'Error: Failed to fetch categories', onRetry: fn() },
});

export const IsAnnouncedWithoutTakingTheFocus = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: Failed to fetch categories');
    await expect(canvas.getByRole('button', { name: 'Retry' })).not.toHaveFocus();
  },
});

/** S-312 */
export const ItsTextHasTheErrorColour = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    if (!icon) throw new Error('The panel has no icon.');
    const { color } = getComputedStyle(canvas.getByText('Error: Failed to fetch categories'));
    await expect(color).toBe(getComputedStyle(icon).color);
    await expect(color).not.toBe(getComputedStyle(document.body).color);
  },
});

const retry = fn();

function RetriesOnce() {
  const [isRetrying, setIsRetrying] = useState(false);
  return (
    <ErrorPanel
      isRetrying={isRetrying}
      onRetry={() => {
        setIsRetrying(true);
        retry();
      }}
      title="Failed to load products. Please try again later."
    />
  );
}

export const RetryKeepsTheFocusAndFetchesOnce = meta.story({
  beforeEach: () => {
    retry.mockClear();
  },
  render: () => <RetriesOnce />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter} ');
    await expect(retry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
  },
});
