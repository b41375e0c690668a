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
