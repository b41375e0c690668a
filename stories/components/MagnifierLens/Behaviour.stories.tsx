import { MagnifierLens, magnifierLensDefaults } from '@elvora/design-system/MagnifierLens';
import { createRef, Profiler } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { largePicture } from '../../_support/gallery.ts';
import { Page, pageBody } from '../../_support/Page.tsx';
import { brokenPicture, widePicture } from '../../_support/pictures.ts';
import { nextFrame, transformOf } from '../../_support/pinch.ts';
import { LensInFrame } from './LensInFrame.tsx';
import { frameIn, part, lensOf, point, shows, ready } from './lensSteps.ts';

const onZoomChange = fn();
const onRender = fn();

const meta = preview.meta({
  component: MagnifierLens,
  tags: ['behaviour'],
  beforeEach: () => {
    onZoomChange.mockClear();
    onRender.mockClear();
  },
  args: {
    frame: createRef<HTMLElement>(),
    source: largePicture,
    zoomSource: largePicture,
    onZoomChange,
  },
  render: (args) => (
    <Profiler id="lens" onRender={onRender}>
      <LensInFrame {...args} />
    </Profiler>
  ),
});

export const HasTheStatedSizes = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(magnifierLensDefaults).toEqual({ lensSize: 150, zoom: 2, panelSize: 400, breakpoint: 1024 });
    await ready(canvasElement);
    point(frameIn(canvas), { x: 0.5, y: 0.5 });
    await shows(canvasElement);
    const { width, height } = part(canvasElement, 'lens').getBoundingClientRect();
    await expect([width, height]).toEqual([150, 150]);
    await expect(part(canvasElement, 'panel').getBoundingClientRect().width).toBe(400);
    const enlarged = part(canvasElement, 'panel').firstElementChild;
    await expect(enlarged?.getBoundingClientRect().width).toBe(800);
  },
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
          for (const window of [part(root, 'lens'), part(root, 'panel')]) {
            const inner = window.firstElementChild?.getBoundingClientRect();
            const outer = window.getBoundingClientRect();
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

/** S-174 */
export const IsAvailableFrom1024Pixels = meta.story({
  render: (args) => (
    <>
      {[1023, 1024].map((width) => (
        <Page key={width} width={width}>
          <LensInFrame {...args} />
        </Page>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [title, isThere] of [
      ['1023 px', false],
      ['1024 px', true],
    ] as const) {
      const page = pageBody(canvas.getByTitle(title));
      const frame = await waitFor(() => within(page).getByRole('button'));
      await nextFrame();
      point(frame, { x: 0.5, y: 0.5 });
      await nextFrame();
      await expect([title, lensOf(page).hasAttribute('data-shown')]).toEqual([title, isThere]);
    }
  },
});

/** D-35 */
export const FollowsMouseAndPenButNotTouch = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const frame = frameIn(canvas);
    point(frame, { x: 0.5, y: 0.5 }, 'touch');
    await nextFrame();
    await expect(lensOf(canvasElement)).not.toHaveAttribute('data-shown');
    point(frame, { x: 0.5, y: 0.5 }, 'pen');
    await shows(canvasElement);
  },
});

export const HidesWithin100Milliseconds = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const frame = frameIn(canvas);
    const at = point(frame, { x: 0.3, y: 0.3 });
    await shows(canvasElement);
    fireEvent.pointerLeave(frame, at);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    await expect(part(canvasElement, 'lens')).not.toBeVisible();
    await expect(part(canvasElement, 'panel')).not.toBeVisible();
  },
});

/** Moving the lens sets custom properties only. */
export const MovesWithoutRendering = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const frame = frameIn(canvas);
    point(frame, { x: 0.1, y: 0.1 });
    await shows(canvasElement);
    await nextFrame();
    onRender.mockClear();
    const before = transformOf(part(canvasElement, 'lens'));
    for (let at = 0; at < 60; at += 1) {
      point(frame, { x: 0.1 + at / 75, y: 0.5 });
      if (at % 20 === 0) await nextFrame();
    }
    await nextFrame();
    await expect(transformOf(part(canvasElement, 'lens')).x).toBeGreaterThan(before.x);
    await expect(onRender).not.toHaveBeenCalled();
  },
});

/** The larger source loads on hover or focus. */
export const LoadsTheLargerSourceOnIntent = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await expect(canvasElement.querySelector('[data-part="large"]')).toBeNull();
    frameIn(canvas).focus();
    await waitFor(() => expect(canvasElement.querySelector('[data-part="large"]')).not.toBeNull());
    await expect(lensOf(canvasElement)).not.toHaveAttribute('data-shown');
  },
});

export const FallsBackToTheBasePicture = meta.story({
  args: { zoomSource: brokenPicture },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    point(frameIn(canvas), { x: 0.5, y: 0.5 });
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="large"]')).toHaveProperty('hidden', true),
    );
    const [base] = part(canvasElement, 'panel').querySelectorAll('img');
    await waitFor(() => expect(base?.naturalWidth).toBeGreaterThan(0));
    await waitFor(() => expect(base).toBeVisible());
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

/** A small source limits the zoom. */
export const NeverEnlargesBeyondTheSourcePixels = meta.story({
  args: { source: widePicture, zoomSource: null, zoom: 4 },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    point(frameIn(canvas), { x: 0.5, y: 0.5 });
    await shows(canvasElement);
    const enlarged = part(canvasElement, 'panel').firstElementChild;
    await expect(enlarged?.getBoundingClientRect().width).toBe(400);
  },
});

export const AcceptsInvalidValues = meta.story({
  args: { source: null, zoomSource: null, lensSize: NaN, zoom: NaN, panelSize: -5 },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    point(frameIn(canvas), { x: 0.5, y: 0.5 });
    await shows(canvasElement);
  },
});
