import { Picture, type PictureSource } from '@elvora/design-system/Picture';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { brokenPicture, tinyPlaceholder, widePicture } from '../../_support/pictures.ts';

const meta = preview.meta({
  component: Picture,
  tags: ['behaviour'],
  args: { source: widePicture, alt: 'Power contactor, front', priority: true },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
});

const boxOf = (root: Element) => root.querySelector('[data-component="Picture"]') ?? root;
const drawingOf = (root: Element) => root.querySelector('[data-component="PlaceholderDrawing"]');

export const LoadsWithNameAndSize = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Power contactor, front' });
    await waitFor(() => expect(image).toHaveAttribute('data-status', 'loaded'));
    await expect(image).toHaveAttribute('width', '400');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
});

/** S-170 */
export const ShowsTheDrawingForABrokenPicture = meta.story({
  args: { source: brokenPicture },
  play: async ({ canvas, canvasElement }) => {
    const before = boxOf(canvasElement).getBoundingClientRect();
    await waitFor(() => expect(drawingOf(canvasElement)).not.toBeNull());
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Power contactor, front' })).toBeVisible();
    const after = boxOf(canvasElement).getBoundingClientRect();
    await expect([after.width, after.height]).toEqual([before.width, before.height]);
  },
});

export const ShowsTheDrawingForAnEmptySource = meta.story({
  args: { source: { src: '' } },
  play: async ({ canvasElement }) => {
    await expect(drawingOf(canvasElement)).not.toBeNull();
  },
});

function ReplaceablePicture({ first, second }: { first: PictureSource; second: PictureSource }) {
  const [source, setSource] = useState(first);
  return (
    <>
      <Picture alt="Shown" priority source={source} />
      <button onClick={() => setSource(second)} type="button">
        Replace
      </button>
    </>
  );
}

export const RetriesWithANewSource = meta.story({
  render: () => <ReplaceablePicture first={brokenPicture} second={widePicture} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(drawingOf(canvasElement)).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('data-status', 'loaded'));
  },
});

export const DetectsAFailureBeforeHydration = meta.story({
  render: () => <div data-testid="page" />,
  play: async ({ canvas, step }) => {
    const page = canvas.getByTestId('page');
    const tree = <Picture alt="Early failure" priority source={brokenPicture} />;
    await step('server HTML is shown and its picture fails', async () => {
      page.innerHTML = renderToString(tree);
      await waitFor(() => expect(page.querySelector('img')?.complete).toBe(true));
      await expect(drawingOf(page)).toBeNull();
    });
    const root = hydrateRoot(page, tree);
    await waitFor(() => expect(drawingOf(page)).not.toBeNull());
    root.unmount();
  },
});

/** Only a small base64 data URI of an image is put into the style attribute. */
export const RejectsAnUnsafePlaceholder = meta.story({
  args: {
    source: { src: 'data:image/png;base64,', placeholder: `${tinyPlaceholder}"); background: red; x: url("` },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('background: red');
  },
});
