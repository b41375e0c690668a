import { RangeFacet } from '@elvora/design-system/RangeFacet';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { cableRange } from './cableRange.ts';

const onCommit = fn();

const meta = preview.meta({
  component: RangeFacet,
  tags: ['behaviour'],
  beforeEach: () => void onCommit.mockClear(),
  args: {
    ...cableRange,
    units: [
      { name: 'mm', href: '#mm', isCurrent: true },
      { name: 'in', href: '#in' },
    ],
    onCommit,
  },
  render: (args) => (
    <form data-testid="form" style={{ maxWidth: 256 }}>
      <RangeFacet {...args} />
    </form>
  ),
});

/** Each key press moves by one step of the scale; values are announced with their unit (APG, Slider Multi-Thumb). */
export const MovesItsHandlesByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const low = await canvas.findByRole('slider', { name: 'Cable diameter from' });
    low.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('textbox', { name: 'Cable diameter from' })).toHaveValue('9');
    await expect(low).toHaveAttribute('aria-valuetext', '9 mm');
    const high = canvas.getByRole('slider', { name: 'Cable diameter to' });
    high.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('textbox', { name: 'Cable diameter to' })).toHaveValue('63');
    await waitFor(() => expect(onCommit).toHaveBeenCalled());
    // At its end the handle leaves the range open.
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('textbox', { name: 'Cable diameter to' })).toHaveValue('');
  },
});

/** The handles are not form controls; the two fields are. */
export const TakesTypedEnds = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('slider', { name: 'Cable diameter from' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cable diameter from' }), '7,5');
    await userEvent.tab();
    await expect(onCommit).toHaveBeenCalledOnce();
    const form = canvas.getByTestId<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([
      ['min.cable', '7,5'],
      ['max.cable', ''],
    ]);
  },
});

export const OffersItsUnitsAsLinks = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Unit of Cable diameter' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'in' })).toHaveAttribute('href', '#in');
    await expect(canvas.getByRole('link', { name: 'mm' })).toHaveAttribute('aria-current', 'true');
  },
});

/** In right-to-left pages the handles move in the opposite direction. */
export const IsMirroredFromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const low = await canvas.findByRole('slider', { name: 'Cable diameter from' });
    low.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('textbox', { name: 'Cable diameter from' })).toHaveValue('3');
  },
});

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Enter submits the form; leaving the field afterwards must not submit it again. */
export const CommitsATypedEndOnce = meta.story({
  render: (args) => (
    <form onSubmit={onSubmit}>
      <RangeFacet {...args} />
      <button type="submit">Apply</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cable diameter from' }), '9{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(onCommit).not.toHaveBeenCalled();
    // Changing the other end commits again.
    await userEvent.keyboard('12');
    await userEvent.tab();
    await expect(onCommit).toHaveBeenCalledOnce();
  },
});

/** Pressing a handle without moving it changes nothing, even between two steps of the scale. */
export const IgnoresAHandleThatDoesNotMove = meta.story({
  args: { low: 7.5 },
  play: async ({ canvas }) => {
    const low = await canvas.findByRole('slider', { name: 'Cable diameter from' });
    const handle = low.parentElement?.parentElement ?? low;
    const { x, y, width, height } = handle.getBoundingClientRect();
    const at = { button: 0, clientX: x + width / 2, clientY: y + height / 2, pointerId: 1 };
    await fireEvent.pointerDown(handle, at);
    await fireEvent.pointerUp(handle, at);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(onCommit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Cable diameter from' })).toHaveValue('7.5');
  },
});
