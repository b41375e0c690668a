import { ImageUploader } from '@elvora/design-system/ImageUploader';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pngFile, stored, UploadedImages } from './UploadedImages.tsx';
import { change, images, pick } from './uploaderSteps.ts';

const openEditor = async (
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
  { name, action }: { name: string; action: string },
) => {
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const meta = preview.meta({
  component: ImageUploader,
  tags: ['behaviour'],
  args: { images: stored, onChange: change },
  render: () => <UploadedImages onImages={change} />,
  beforeEach: () => {
    change.mockClear();
  },
});

export const SetsAFocalPoint = meta.story({
  render: () => <UploadedImages canSetFocalPoint onImages={change} />,
  play: async ({ canvas, userEvent, step }) => {
    const name = 'contactor-front.webp';
    await step('of a stored image', async () => {
      const dialog = await openEditor(canvas, userEvent, { name, action: 'Set focal point' });
      await expect(screen.getByRole('dialog')).toHaveAccessibleName(`Focal point of ${name}`);
      await expect(dialog.queryByRole('slider', { name: 'Left edge' })).toBeNull();
      (await dialog.findByRole('slider', { name: 'Focal point, across' })).focus();
      await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}');
      await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
      await closed();
      await expect(images()[0]).toMatchObject({ kind: 'existing', focalPoint: { x: 0.4, y: 0.6 } });
    });
    await step('and shows the image around it', async () => {
      const picture = canvas.getByRole('img', { name: 'Front' });
      await expect(getComputedStyle(picture).objectPosition).toBe('40% 60%');
      await expect(canvas.getByRole('status')).toHaveTextContent(`${name} changed`);
      await waitFor(() => expect(canvas.getByRole('button', { name: `Actions for ${name}` })).toHaveFocus());
    });
    await step('and takes it away', async () => {
      const dialog = await openEditor(canvas, userEvent, { name, action: 'Set focal point' });
      await userEvent.click(await dialog.findByRole('button', { name: 'Centre focal point' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
      await closed();
      await expect(images()[0]).not.toHaveProperty('focalPoint');
    });
    await step('not of a missing image', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for gone.webp' }));
      await expect(screen.queryByRole('menuitem', { name: 'Set focal point' })).toBeNull();
      await userEvent.keyboard('{Escape}');
    });
  },
});

export const CropsNewImages = meta.story({
  render: () => <UploadedImages canCrop canSetFocalPoint images={[]} onImages={change} />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const name = 'a.png';
    const action = 'Crop and focal point';
    const original = await pngFile(name);
    const image = () => {
      const [first] = images();
      if (first?.kind !== 'new') throw new Error('There is no new image.');
      return first;
    };
    await pick(canvasElement, original);
    await canvas.findByRole('button', { name: `Actions for ${name}` });
    await step('uploads the kept part', async () => {
      const dialog = await openEditor(canvas, userEvent, { name, action });
      await fireEvent.change(await dialog.findByRole('slider', { name: 'Left edge' }), {
        target: { value: '20' },
      });
      await fireEvent.change(dialog.getByRole('slider', { name: 'Focal point, across' }), {
        target: { value: '40' },
      });
      await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
      await closed();
      await expect(image().file).not.toBe(original);
      const bitmap = await createImageBitmap(image().file);
      await expect([bitmap.width, bitmap.height]).toEqual([32, 20]);
      await expect(image().cropped).toEqual({
        original,
        crop: { x: expect.closeTo(0.2), y: 0, width: expect.closeTo(0.8), height: 1 },
      });
      // 40 % of the original are a quarter of what is kept.
      await expect(image().focalPoint).toEqual({ x: 0.25, y: 0.5 });
    });
    await step('opens again with the original', async () => {
      const dialog = await openEditor(canvas, userEvent, { name, action });
      // On a busy machine the dialog is still fading in.
      await waitFor(() => expect(dialog.getByText('32 × 20 px')).toBeVisible());
      await expect(dialog.getByText('Focal point: 40 % across, 50 % down')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Reset crop' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
      await closed();
      await expect(image().file).toBe(original);
      await expect(image()).not.toHaveProperty('cropped');
      await expect(image().focalPoint).toEqual({ x: 0.4, y: 0.5 });
    });
    await step('asks before it discards changes', async () => {
      const dialog = await openEditor(canvas, userEvent, { name, action });
      (await dialog.findByRole('slider', { name: 'Crop position, across' })).focus();
      await fireEvent.change(dialog.getByRole('slider', { name: 'Right edge' }), { target: { value: '90' } });
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
      await closed();
      await expect(image().file).toBe(original);
    });
    await step('names a file that cannot be written', async () => {
      spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce((done) => done(null));
      const dialog = await openEditor(canvas, userEvent, { name, action });
      await fireEvent.change(await dialog.findByRole('slider', { name: 'Right edge' }), {
        target: { value: '90' },
      });
      await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('cannot be cropped'));
      await expect(image().file).toBe(original);
      await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
      await closed();
      await expect(image().cropped).toBeDefined();
    });
  },
});

export const CropsToAnAspectRatio = meta.story({
  render: () => <UploadedImages canCrop cropAspectRatio={1} images={[]} onImages={change} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pick(canvasElement, await pngFile('a.png'));
    await canvas.findByRole('button', { name: 'Actions for a.png' });
    const dialog = await openEditor(canvas, userEvent, { name: 'a.png', action: 'Crop' });
    await dialog.findByRole('slider', { name: 'Left edge' });
    await expect(dialog.queryByRole('slider', { name: 'Focal point, across' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await closed();
    await expect(images()[0]).toMatchObject({ cropped: { crop: { x: 0.25, y: 0, width: 0.5, height: 1 } } });
  },
});

/** Names an image that the limits would not accept once it is cropped. */
export const RejectsACroppedFileOverTheLimit = meta.story({
  render: () => <UploadedImages canCrop images={[]} maxBytes={2048} onImages={change} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Upload Images' })).toHaveAccessibleDescription(
      'Maximum file size: 2 KB per image',
    );
    await pick(canvasElement, await pngFile('a.png'));
    await canvas.findByRole('button', { name: 'Actions for a.png' });
    spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce((done) =>
      done(new Blob(['x'.repeat(2048)], { type: 'image/png' })),
    );
    const dialog = await openEditor(canvas, userEvent, { name: 'a.png', action: 'Crop' });
    await fireEvent.change(await dialog.findByRole('slider', { name: 'Right edge' }), {
      target: { value: '90' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('The cropped picture would have 2 KB or more.'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
});
