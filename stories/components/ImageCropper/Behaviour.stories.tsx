import { type Crop, cropImage, type FocalPoint, ImageCropper } from '@elvora/design-system/ImageCropper';
import { expect, fireEvent, fn, waitFor, type within } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';
import { drag } from '../../_support/pointer.ts';
import { CroppedPicture } from './CroppedPicture.tsx';

const onCrop = fn<(crop: Crop | null) => void>();
const onPoint = fn<(point: FocalPoint | null) => void>();
const start = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
const meta = preview.meta({
  component: ImageCropper,
  tags: ['behaviour'],
  args: { label: 'Edit', src: photos.switchgear.src, crop: start },
  render: (props) => <CroppedPicture {...props} onCrop={onCrop} onPoint={onPoint} />,
  beforeEach: () => {
    onCrop.mockClear();
    onPoint.mockClear();
  },
});

type Canvas = ReturnType<typeof within>;
/** A slider exists once the picture has loaded. */
const slider = (canvas: Canvas, name: string) => canvas.findByRole('slider', { name });
const part = (root: HTMLElement, selector: string) => {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const handle = (root: HTMLElement, x: number, y: number) => part(root, `[data-x="${x}"][data-y="${y}"]`);
const crop = () => {
  const { x, y, width, height } = onCrop.mock.lastCall?.[0] ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x, y, width, height].map((value) => Math.round(value * 100));
};
/** Fractions of the picture in px. */
const px = (root: HTMLElement, x: number, y: number) => {
  const { width, height } = part(root, '[data-part="stage"]').getBoundingClientRect();
  return { x: x * width, y: y * height };
};

export const MovesTheFocalPointByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const across = await slider(canvas, 'Focal point, across');
    await step('tells the point in words', async () => {
      await expect(canvas.getByText('Focal point: 50 % across, 50 % down')).toBeVisible();
      await expect(across).toHaveAttribute('aria-valuetext', '50 % across, 50 % down');
      await expect(across).toHaveAccessibleDescription(/Stays visible/);
    });
    await step('steps of 1 %, and of 10 % with Shift', async () => {
      across.focus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
      await expect(onPoint.mock.lastCall).toEqual([{ x: 0.51, y: 0.52 }]);
      await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}');
      await expect(onPoint.mock.lastCall).toEqual([{ x: 0.41, y: 0.42 }]);
      await expect(canvas.getByText('Focal point: 41 % across, 42 % down')).toBeVisible();
      await expect(across).toHaveFocus();
    });
    await step('the sliders of screen readers', async () => {
      await fireEvent.change(await slider(canvas, 'Focal point, down'), { target: { value: '70' } });
      await expect(onPoint.mock.lastCall).toEqual([{ x: 0.41, y: 0.7 }]);
      await fireEvent.change(across, { target: { value: '30' } });
      await expect(onPoint.mock.lastCall).toEqual([{ x: 0.3, y: 0.7 }]);
    });
    await step('returns to the centre', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Centre focal point' }));
      await expect(onPoint.mock.lastCall).toEqual([null]);
      await expect(canvas.getByText('Focal point: 50 % across, 50 % down')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Centre focal point' })).toBeDisabled();
    });
  },
});

export const MovesTheFocalPointByPointer = meta.story({
  render: (props) => <CroppedPicture {...props} canCrop={false} onPoint={onPoint} />,
  play: async ({ canvas, canvasElement, step }) => {
    const across = await slider(canvas, 'Focal point, across');
    const point = part(canvasElement, '[data-part="point"]');
    await step('by dragging, one change at the end', async () => {
      drag(point, { by: px(canvasElement, 0.2, -0.1), pointerType: 'mouse' });
      await waitFor(() => expect(onPoint).toHaveBeenCalledOnce());
      await expect(onPoint.mock.lastCall?.[0]).toEqual({
        x: expect.closeTo(0.7, 2),
        y: expect.closeTo(0.4, 2),
      });
      await expect(across).toHaveFocus();
    });
    await step('by touch, inside the picture', async () => {
      drag(point, { by: px(canvasElement, 2, 2) });
      await waitFor(() => expect(onPoint.mock.lastCall).toEqual([{ x: 1, y: 1 }]));
    });
    await step('by a press on the picture', async () => {
      across.blur();
      const stage = part(canvasElement, '[data-part="stage"]');
      const { left, top, width, height } = stage.getBoundingClientRect();
      const at = { clientX: left + width * 0.25, clientY: top + height * 0.75 };
      await fireEvent.pointerDown(stage, at);
      await fireEvent.click(stage, at);
      await expect(onPoint.mock.lastCall?.[0]).toEqual({
        x: expect.closeTo(0.25, 2),
        y: expect.closeTo(0.75, 2),
      });
      await expect(across).toHaveFocus();
    });
  },
});

export const ShowsTheFocalPointWhileItMoves = meta.story({
  render: (props) => <CroppedPicture {...props} onCrop={onCrop} onPoint={onPoint} />,
  play: async ({ canvas, canvasElement }) => {
    await slider(canvas, 'Focal point, across');
    const point = part(canvasElement, '[data-part="point"]');
    const { left, top, width, height } = point.getBoundingClientRect();
    const from = { x: left + width / 2, y: top + height / 2 };
    const by = px(canvasElement, 0.1, 0);
    const event = (type: string, x: number) =>
      point.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          button: type === 'pointermove' ? -1 : 0,
          clientX: x,
          clientY: from.y,
        }),
      );
    event('pointerdown', from.x);
    event('pointermove', from.x + by.x);
    await expect(canvas.getByText('Focal point: 60 % across, 50 % down')).toBeVisible();
    await expect(point.getBoundingClientRect().left).toBeCloseTo(left + by.x, 0);
    await expect(onPoint).not.toHaveBeenCalled();
    event('pointerup', from.x + by.x);
    await waitFor(() => expect(onPoint).toHaveBeenCalledOnce());
  },
});

export const CropsByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await slider(canvas, 'Left edge');
    const press = async (name: string, keys: string) => {
      canvas.getByRole('slider', { name }).focus();
      await userEvent.keyboard(keys);
    };
    await step('each edge', async () => {
      await press('Left edge', '{ArrowLeft}');
      await expect(crop()).toEqual([24, 25, 51, 50]);
      await press('Top edge', '{ArrowDown}');
      await expect(crop()).toEqual([24, 26, 51, 49]);
      await press('Right edge', '{Shift>}{ArrowRight}{/Shift}');
      await expect(crop()).toEqual([24, 26, 61, 49]);
      await press('Bottom edge', '{ArrowUp}');
      await expect(crop()).toEqual([24, 26, 61, 48]);
      await expect(canvas.getByRole('slider', { name: 'Right edge' })).toHaveAttribute(
        'aria-valuetext',
        '85 %',
      );
    });
    await step('the position', async () => {
      await press('Crop position, across', '{ArrowRight}{ArrowUp}');
      await expect(crop()).toEqual([25, 25, 61, 48]);
    });
    await step('to the end of the picture', async () => {
      await fireEvent.change(canvas.getByRole('slider', { name: 'Bottom edge' }), {
        target: { value: '100' },
      });
      await expect(crop()).toEqual([25, 25, 61, 75]);
      await fireEvent.change(canvas.getByRole('slider', { name: 'Crop position, across' }), {
        target: { value: '100' },
      });
      await expect(crop()).toEqual([39, 25, 61, 75]);
    });
    await step('back to the full picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset crop' }));
      await expect(onCrop.mock.lastCall).toEqual([null]);
      await expect(canvas.getByText('1280 × 640 px')).toBeVisible();
    });
  },
});

export const TheTabKeyGoesAroundTheCrop = meta.story({
  play: async ({ canvas, userEvent }) => {
    await slider(canvas, 'Left edge');
    for (const name of [
      'Crop position, across',
      'Left edge',
      'Top edge',
      'Right edge',
      'Bottom edge',
      'Focal point, across',
    ]) {
      await userEvent.tab();
      await expect(canvas.getByRole('slider', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reset crop' })).toHaveFocus();
  },
});

export const CropsByPointer = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    const right = await slider(canvas, 'Right edge');
    await step('at a side', async () => {
      drag(handle(canvasElement, 1, 0), { by: px(canvasElement, 0.1, 0.3), pointerType: 'mouse' });
      await waitFor(() => expect(crop()).toEqual([25, 25, 60, 50]));
      await expect(right).toHaveFocus();
    });
    await step('at a corner, by touch', async () => {
      drag(handle(canvasElement, -1, -1), { by: px(canvasElement, -0.1, 0.1) });
      await waitFor(() => expect(crop()).toEqual([15, 35, 70, 40]));
    });
    await step('as a whole, inside the picture', async () => {
      drag(part(canvasElement, '[data-part="crop"]'), { by: px(canvasElement, 1, -1) });
      await waitFor(() => expect(crop()).toEqual([30, 0, 70, 40]));
    });
    await step('takes a cancelled drag as it is', async () => {
      drag(handle(canvasElement, 0, 1), { by: px(canvasElement, 0, 0.2), isCancelled: true });
      await waitFor(() => expect(crop()).toEqual([30, 0, 70, 60]));
    });
    await step('takes no drag for a press on the picture', async () => {
      // The focal point only follows the crop.
      await expect(onPoint.mock.calls.every(([point]) => point?.x === 0.5)).toBe(true);
    });
  },
});

export const KeepsTheFocalPointInsideTheCrop = meta.story({
  args: { focalPoint: { x: 0.3, y: 0.5 } },
  play: async ({ canvas, userEvent }) => {
    (await slider(canvas, 'Left edge')).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(crop()).toEqual([35, 25, 40, 50]);
    await expect(onPoint.mock.lastCall?.[0]).toEqual({ x: expect.closeTo(0.35), y: 0.5 });
    canvas.getByRole('slider', { name: 'Focal point, across' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(onPoint.mock.lastCall?.[0]).toEqual({ x: expect.closeTo(0.35), y: 0.5 });
  },
});

export const KeepsTheAspectRatio = meta.story({
  args: { aspectRatio: 1, crop: null },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const right = await slider(canvas, 'Right edge');
    await step('starts with the largest square', async () => {
      await expect(canvas.getByText('640 × 640 px')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Reset crop' })).toBeDisabled();
    });
    await step('at a side', async () => {
      right.focus();
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
      await expect(crop()).toEqual([25, 10, 40, 80]);
    });
    await step('at a corner', async () => {
      drag(handle(canvasElement, -1, -1), { by: px(canvasElement, 0.1, 0) });
      await waitFor(() => expect(crop()).toEqual([35, 30, 30, 60]));
    });
  },
});

export const TakesExactNumbers = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const width = await canvas.findByRole('spinbutton', { name: 'Width (px)' });
    await expect(width).toHaveValue(640);
    const enter = async (name: string, text: string) => {
      const field = canvas.getByRole('spinbutton', { name });
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await step('size and position', async () => {
      await enter('Width (px)', '800');
      await enter('Height (px)', '400');
      await enter('Left (px)', '100');
      await enter('Top (px)', '50');
      await expect(canvas.getByText('800 × 400 px')).toBeVisible();
      await expect(crop()).toEqual([8, 8, 63, 63]);
    });
    await step('ignores what does not fit, and shows the applied number on blur', async () => {
      await enter('Width (px)', '9999');
      await userEvent.tab();
      await expect(width).toHaveValue(999);
      await enter('Width (px)', '5');
      await userEvent.tab();
      await expect(width).toHaveValue(999);
    });
  },
});

/** Positions in a picture are measured from the left in all writing directions, as in CSS. */
export const MovesTheSameWayRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    (await slider(canvas, 'Left edge')).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(crop()).toEqual([24, 25, 51, 50]);
    canvas.getByRole('slider', { name: 'Focal point, across' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onPoint.mock.lastCall).toEqual([{ x: 0.51, y: 0.5 }]);
    const stage = part(canvasElement, '[data-part="stage"]').getBoundingClientRect();
    const point = part(canvasElement, '[data-part="point"]').getBoundingClientRect();
    await expect((point.left + point.width / 2 - stage.left) / stage.width).toBeCloseTo(0.51, 2);
  },
});

export const NamesABrokenPicture = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  parameters: { allowedNoise: ['ERR_INVALID_URL', 'Failed to load'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The picture cannot be shown.')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

/** The file that is uploaded has the pixels of the crop. */
export const CropsAFile = meta.story({
  play: async () => {
    const canvas = new OffscreenCanvas(40, 20);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = 'red';
    context.fillRect(0, 0, 40, 20);
    context.fillStyle = 'blue';
    context.fillRect(20, 10, 20, 10);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    const file = new File([blob], 'a.png', { type: 'image/png', lastModified: 7 });
    const cropped = await cropImage(file, { x: 0.5, y: 0.5, width: 0.25, height: 0.5 });
    await expect([cropped.name, cropped.type, cropped.lastModified]).toEqual(['a.png', 'image/png', 7]);
    const bitmap = await createImageBitmap(cropped);
    await expect([bitmap.width, bitmap.height]).toEqual([10, 10]);
    context.drawImage(bitmap, 0, 0);
    for (const at of [0, 9]) {
      await expect([...context.getImageData(at, at, 1, 1).data]).toEqual([0, 0, 255, 255]);
    }
    const broken = new File(['no picture'], 'broken.png', { type: 'image/png' });
    await expect(cropImage(broken, start)).rejects.toThrow();
  },
});
