import { ProductOrderBar } from '@elvora/design-system/ProductOrderBar';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { productOrderBarArgs } from './productOrderBarArgs.tsx';

const submit = fn();
const intent = fn();

const meta = preview.meta({
  component: ProductOrderBar,
  tags: ['behaviour'],
  args: { ...productOrderBarArgs, onSubmit: submit, onIntent: intent },
  beforeEach: () => {
    submit.mockClear();
    intent.mockClear();
  },
});

export const SubmitsTheQuantity = meta.story({
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.click(quantity);
    await userEvent.keyboard('{ArrowUp}');
    await expect(intent).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Quote' }));
    await expect(submit.mock.calls).toEqual([[2]]);
  },
});

export const KeepsItsHeightWhenScrolledPast = meta.story({
  decorators: [
    (Story) => (
      <div style={{ minHeight: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    const heightPx = form?.getBoundingClientRect().height;
    window.scrollTo(0, 600);
    await waitFor(() => expect(form).toHaveAttribute('data-bottom-bar'));
    await expect(form?.parentElement?.getBoundingClientRect().height).toBe(heightPx);
    window.scrollTo(0, 0);
    await waitFor(() => expect(form).not.toHaveAttribute('data-bottom-bar'));
  },
});
