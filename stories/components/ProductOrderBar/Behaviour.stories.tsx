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

/** React hides suspended content: the bar must neither become fixed meanwhile nor lose its height. */
export const KeepsItsPlaceWhileThePageIsHidden = meta.story({
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    const slot = form?.parentElement;
    if (!slot) throw new Error('The bar is not rendered.');
    const heightPx = slot.getBoundingClientRect().height;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    /** Resolves after the bar's observers have been called. */
    const observed = async (isVisible: boolean) => {
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          if (entry?.isIntersecting !== isVisible) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(slot);
      });
      await nextFrame();
      await nextFrame();
    };
    canvasElement.style.display = 'none';
    await observed(false);
    await expect(form).not.toHaveAttribute('data-bottom-bar');
    await expect(slot.style.minBlockSize).toBe('');
    canvasElement.style.display = '';
    await observed(true);
    await expect(slot.getBoundingClientRect().height).toBe(heightPx);
  },
});
