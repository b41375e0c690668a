import { showToast, Toaster, type ToastMessage } from '@elvora/design-system/Toaster';
import { useEffect } from 'react';
import { waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: Toaster, tags: ['visual'], parameters: { layout: 'fullscreen' } });

const messages: readonly ToastMessage[] = [
  { tone: 'danger', title: 'Failed to save product. Please try again.' },
  { tone: 'warning', title: 'Already added to quote', text: 'Brass Cable Gland, Metric Thread' },
  { tone: 'success', title: 'Added to quote', text: 'Power Contactor 9–38 A' },
];

function ShownToasts({ of }: { of: readonly ToastMessage[] }) {
  useEffect(
    function show() {
      of.forEach(showToast);
    },
    [of],
  );
  return (
    <div style={{ minHeight: 360 }}>
      <Toaster />
    </div>
  );
}

/** Pauses the progress lines, so that the screenshot is stable. */
async function hold(canvasElement: HTMLElement, count: number) {
  await waitFor(() => {
    if (within(canvasElement).queryAllByRole('button', { name: 'Close' }).length < count)
      throw new Error('not yet');
  });
  await Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) < 5000)
      .map(({ finished }) => finished),
  );
  for (const line of canvasElement.querySelectorAll<HTMLElement>('[data-part="time"]'))
    line.style.animation = 'none';
}

export const Tones = meta.story({
  render: () => <ShownToasts of={messages} />,
  play: ({ canvasElement }) => hold(canvasElement, messages.length),
});

const waiting: readonly ToastMessage[] = [
  {
    tone: 'info',
    title: 'Category deleted',
    text: 'Its 4 products have moved to Contactors.',
    action: { label: 'Undo', onPress: () => undefined },
  },
];

export const WithAnAction = meta.story({
  render: () => <ShownToasts of={waiting} />,
  play: ({ canvasElement }) => hold(canvasElement, waiting.length),
});
