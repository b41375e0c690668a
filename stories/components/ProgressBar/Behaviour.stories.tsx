import { ProgressBar, ProgressMilestones } from '@elvora/design-system/ProgressBar';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ProgressBar,
  tags: ['behaviour'],
  args: { label: 'Uploading pictures' },
});

export const ExposesItsProgress = meta.story({
  args: { value: 3, min: 1, max: 5, valueText: '2 of 4 files' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading pictures' });
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 4 files');
  },
});

export const HasNoValueWhileIndeterminate = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
});

export const ClampsItsValue = meta.story({
  args: { value: 900 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(bar.scrollWidth).toBe(bar.clientWidth);
  },
});

export const FillsFromTheRightWhereOneReadsFromThere = meta.story({
  globals: { direction: 'rtl' },
  args: { value: 25 },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('progressbar').getBoundingClientRect();
    const fill = () => canvasElement.querySelector('[data-part="fill"]')?.getBoundingClientRect();
    await waitFor(() => expect(fill()?.left).toBeCloseTo(bar.right - bar.width / 4, 0));
  },
});

function Upload() {
  const [value, setValue] = useState(30);
  return (
    <>
      <ProgressBar label="Uploading pictures" value={value} />
      <ProgressMilestones label="Uploading pictures" value={value} />
      <button onClick={() => setValue(value + 15)} type="button">
        Go on
      </button>
    </>
  );
}

export const AnnouncesItsMilestones = meta.story({
  render: () => <Upload />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const announced = () => canvasElement.querySelector('[aria-live="polite"]')?.textContent;
    const goOn = () => userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    // What has been reached before is no news.
    await expect(announced()).toBe('');
    await goOn();
    await expect(announced()).toBe('');
    await goOn();
    await expect(announced()).toBe('Uploading pictures: 50%');
    await goOn();
    await expect(announced()).toBe('Uploading pictures: 75%');
  },
});
