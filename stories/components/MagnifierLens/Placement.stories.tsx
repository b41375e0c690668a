import { MagnifierLens } from '@elvora/design-system/MagnifierLens';
import { createRef } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { largePicture } from '../../_support/gallery.ts';
import { Page, pageBody } from '../../_support/Page.tsx';
import { nextFrame } from '../../_support/pinch.ts';
import { widePicture } from '../../_support/pictures.ts';
import { LensInFrame } from './LensInFrame.tsx';
import { frameIn, part, point, ready, shows } from './lensSteps.ts';

const meta = preview.meta({
  component: MagnifierLens,
  tags: ['behaviour'],
  args: { frame: createRef<HTMLElement>(), source: largePicture, zoomSource: largePicture },
  render: (args) => <LensInFrame {...args} />,
});

const corners = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0.5, 0.5],
] as const;

/** Neither lens nor panel shows anything beyond the picture (S-175, S-178). */
export const StaysWithinThePictureAtEachCorner = meta.story({
  render: () => (
    <>
      {[2, 2.5].map((zoom) => (
        <div data-testid={`zoom ${zoom}`} key={zoom} style={{ padding: 8 }}>
          <LensInFrame lensSize={120} source={largePicture} zoom={zoom} zoomSource={largePicture} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    for (const zoom of [2, 2.5]) {
      await step(`at zoom ${zoom}`, async () => {
        const root = canvas.getByTestId(`zoom ${zoom}`);
        await ready(root);
        const frame = within(root).getByRole('button');
        for (const [x, y] of corners) {
          point(frame, { x, y });
          await nextFrame();
          const box = frame.getBoundingClientRect();
          const lens = part(root, 'lens').getBoundingClientRect();
          const panel = part(root, 'panel').getBoundingClientRect();
          await expect(lens.left).toBeGreaterThanOrEqual(box.left - 0.5);
          await expect(lens.right).toBeLessThanOrEqual(box.right + 0.5);
          await expect(lens.top).toBeGreaterThanOrEqual(box.top - 0.5);
          await expect(lens.bottom).toBeLessThanOrEqual(box.bottom + 0.5);
          await expect(panel.right).toBeLessThanOrEqual(window.innerWidth);
          for (const pane of [part(root, 'lens'), part(root, 'panel')]) {
            const inner = pane.firstElementChild?.getBoundingClientRect();
            const outer = pane.getBoundingClientRect();
            await expect(inner?.left).toBeLessThanOrEqual(outer.left + 0.5);
            await expect(inner?.top).toBeLessThanOrEqual(outer.top + 0.5);
            await expect(inner?.right).toBeGreaterThanOrEqual(outer.right - 0.5);
            await expect(inner?.bottom).toBeGreaterThanOrEqual(outer.bottom - 0.5);
          }
        }
      });
    }
  },
});

/** D-36: on the preferred side, on the other side, smaller, or inside the frame. */
export const PlacesThePanelWhereItFits = meta.story({
  render: () => (
    <Page height={700} width={1200}>
      {[
        ['after', 0, 500],
        ['before', 640, 500],
        ['smaller', 330, 500],
        ['inside', 150, 900],
      ].map(([name, start, side]) => (
        <div data-testid={name} key={name} style={{ paddingLeft: Number(start) }}>
          <LensInFrame side={Number(side)} source={largePicture} />
        </div>
      ))}
    </Page>
  ),
  play: async ({ canvas }) => {
    const page = pageBody(canvas.getByTitle('1200 px'));
    for (const [name, isPlaced] of [
      ['after', (panel: DOMRect, frame: DOMRect) => panel.left === frame.right + 56 && panel.width === 400],
      ['before', (panel: DOMRect, frame: DOMRect) => panel.right === frame.left - 56 && panel.width === 400],
      ['smaller', (panel: DOMRect, frame: DOMRect) => panel.left > frame.right && panel.width < 400],
      ['inside', (panel: DOMRect, frame: DOMRect) => panel.right <= frame.right && panel.top >= frame.top],
    ] as const) {
      const root = await within(page).findByTestId(name);
      await ready(root);
      const frame = within(root).getByRole('button');
      point(frame, { x: 0.2, y: 0.5 });
      await shows(root);
      const [panel, box] = [part(root, 'panel'), frame].map((element) => element.getBoundingClientRect());
      await expect([name, panel !== undefined && box !== undefined && isPlaced(panel, box)]).toEqual([
        name,
        true,
      ]);
      fireEvent.pointerLeave(frame);
    }
  },
});

export const PlacesThePanelOnTheLeftInRtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const frame = frameIn(canvas);
    point(frame, { x: 0.5, y: 0.5 });
    await shows(canvasElement);
    const panel = part(canvasElement, 'panel').getBoundingClientRect();
    await expect(panel.right).toBeLessThan(frame.getBoundingClientRect().left);
  },
});

/** A wide picture in a square frame. */
export const StaysWithinALetterboxedPicture = meta.story({
  args: { source: widePicture, zoomSource: null },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const frame = frameIn(canvas);
    point(frame, { x: 0.5, y: 0 });
    await shows(canvasElement);
    const lens = part(canvasElement, 'lens').getBoundingClientRect();
    await expect(lens.top - frame.getBoundingClientRect().top).toBe(50);
  },
});
