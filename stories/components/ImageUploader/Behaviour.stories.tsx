import { ImageUploader, type UploaderImage } from '@elvora/design-system/ImageUploader';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { imageFile, mixed, pngFile, stored, UploadedImages, uploading } from './UploadedImages.tsx';

const change = fn<(images: readonly UploaderImage[]) => void>();
const reject = fn();
const meta = preview.meta({
  component: ImageUploader,
  tags: ['behaviour'],
  args: { images: stored, onChange: change },
  render: () => <UploadedImages onImages={change} onReject={reject} />,
  beforeEach: () => {
    change.mockClear();
    reject.mockClear();
  },
});

const limit = 10 * 1024 * 1024;
const images = () => change.mock.lastCall?.[0] ?? [];
const names = () => images().map(({ name }) => name);
const input = (root: HTMLElement) => {
  const field = root.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('There is no file field: the uploader has not rendered.');
  return field;
};
const transferOf = (files: readonly File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};
const pick = (root: HTMLElement, ...files: File[]) =>
  fireEvent.change(input(root), { target: { files: transferOf(files).files } });

/** S-330, S-332, S-333, S-336 */
export const AcceptsTheSameFileTwice = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(input(canvasElement)).toHaveAttribute('accept', 'image/*');
    await expect(input(canvasElement)).toHaveAttribute('multiple');
    await pick(canvasElement, imageFile('photo.jpg'));
    await expect(input(canvasElement)).toHaveValue('');
    await waitFor(() => expect(names().slice(3)).toEqual(['photo.jpg']));
    await pick(canvasElement, imageFile('photo.jpg'));
    await waitFor(() => expect(names().slice(3)).toEqual(['photo.jpg', 'photo.jpg']));
    await expect(
      canvas.getByText('photo.jpg is among the images already, and added once more.'),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 image added photo.jpg is among');
    await expect(canvas.getByRole('heading', { name: 'New Images (2)' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Existing Images' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload Images' })).toHaveAccessibleDescription(
      'Maximum file size: 10 MB per image',
    );
    const list = within(canvas.getByRole('list', { name: 'New Images (2)' }));
    await expect(list.getByRole('listitem', { name: 'photo.jpg, 240.5 KB, new, 4 of 5' })).toBeVisible();
    await waitFor(() =>
      expect(list.getAllByRole('presentation', { hidden: true })[0]).toHaveAttribute(
        'src',
        expect.stringContaining('blob:'),
      ),
    );
  },
});

/** S-334, S-335, D-19 */
export const RejectsFilesWithReasons = meta.story({
  parameters: { allowedNoise: ['Image left out'] },
  // A single byte is not a picture.
  render: () => <UploadedImages isDecoded={false} onImages={change} onReject={reject} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    await pick(
      canvasElement,
      imageFile('empty.png', { size: 0 }),
      imageFile('one.png', { size: 1 }),
      imageFile('under.png', { size: limit - 1 }),
      imageFile('exact.png', { size: limit }),
      imageFile('table.pdf', { type: 'application/pdf' }),
    );
    await expect(names().slice(3)).toEqual(['one.png', 'under.png']);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('empty.png was left out: the file is empty.');
    await expect(alert).toHaveTextContent('exact.png was left out: it has 10 MB or more.');
    await expect(alert).toHaveTextContent('table.pdf was left out: it is not a supported picture.');
    await expect(warn).toHaveBeenCalledTimes(3);
    await expect(reject).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(alert).toBeEmptyDOMElement();
  },
});

/** D-18, D-19: the app checks the content of files that are chosen, dropped or pasted. */
export const RefusesOtherContentAtOnce = meta.story({
  parameters: { allowedNoise: ['Image left out'] },
  render: () => (
    <UploadedImages
      accept="image/png"
      isAcceptedContent={async (file) => (await file.text()).startsWith('PNG')}
      isDecoded={false}
      labels={{ rejected: { notAnImage: () => 'was left out: it is not a PNG picture.' } }}
      onImages={change}
      onReject={reject}
    />
  ),
  play: async ({ canvas, canvasElement, step }) => {
    spyOn(console, 'warn').mockImplementation(() => undefined);
    const png = (name: string) => new File(['PNG'], name, { type: 'image/png' });
    const heic = (name: string) => new File(['heic'], name, { type: 'image/png' });
    const alert = canvas.getByRole('alert');
    await step('names a chosen file, and takes the valid one', async () => {
      await expect(input(canvasElement)).toHaveAttribute('accept', 'image/png');
      await pick(canvasElement, heic('phone.png'), png('good.png'));
      await waitFor(() => expect(names().slice(3)).toEqual(['good.png']));
      await expect(alert).toHaveTextContent('phone.png was left out: it is not a PNG picture.');
    });
    await step('gives empty files their own reason', async () => {
      await pick(canvasElement, imageFile('empty.png', { size: 0 }));
      await waitFor(() => expect(alert).toHaveTextContent('empty.png was left out: the file is empty.'));
    });
    await step('names a dropped file', async () => {
      const dataTransfer = transferOf([heic('dropped.png')]);
      const options = { bubbles: true, cancelable: true, dataTransfer };
      await fireEvent(document.body, new DragEvent('drop', options));
      await waitFor(() => expect(alert).toHaveTextContent('dropped.png was left out'));
    });
    await step('names a pasted file', async () => {
      const clipboardData = transferOf([heic('pasted.png')]);
      const options = { bubbles: true, cancelable: true, clipboardData };
      await fireEvent(document.body, new ClipboardEvent('paste', options));
      await waitFor(() => expect(alert).toHaveTextContent('pasted.png was left out'));
    });
    await expect(names().slice(3)).toEqual(['good.png']);
  },
});

/** S-347: the first image is the main one, whether it is new or stored. */
export const OrdersNewAndStoredImagesTogether = meta.story({
  render: () => <UploadedImages images={mixed} onImages={change} />,
  play: async ({ canvas, userEvent, step }) => {
    const act = async (name: string, action: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await step('reorders by menu', async () => {
      await act('contactor-side.webp', 'Make main');
      await expect(names()).toEqual([
        'contactor-side.webp',
        'gland-grey.jpg',
        'contactor-front.webp',
        'gland-row.png',
      ]);
      await expect(canvas.getByRole('status')).toHaveTextContent('contactor-side.webp is 1 of 4');
      await expect(
        canvas.getByRole('listitem', { name: 'contactor-side.webp, stored, 1 of 4' }),
      ).toHaveTextContent('Main');
    });
    await step('reorders by keyboard and keeps the focus', async () => {
      const button = canvas.getByRole('button', { name: 'Actions for gland-row.png' });
      button.focus();
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Alt}');
      await expect(names()[1]).toBe('gland-row.png');
      await expect(button).toHaveFocus();
    });
    await step('reorders by dragging', async () => {
      const from = canvas.getByRole('listitem', { name: /^contactor-front/ });
      const to = canvas.getByRole('listitem', { name: /^contactor-side/ });
      const dataTransfer = new DataTransfer();
      const options = { bubbles: true, cancelable: true, dataTransfer };
      await fireEvent(from, new DragEvent('dragstart', options));
      await fireEvent(to, new DragEvent('dragover', options));
      await waitFor(() => expect(to).toHaveAttribute('data-drop', 'before'));
      await fireEvent(to, new DragEvent('drop', options));
      await fireEvent(from, new DragEvent('dragend', options));
      await expect(names()[0]).toBe('contactor-front.webp');
    });
  },
});

export const RemovesImagesAndMovesTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['contactor-front.webp', 'contactor-side.webp', 'gone.webp']) {
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));
    }
    await expect(images()).toEqual([]);
    await expect(canvas.queryByRole('list', { name: 'Existing Images' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Upload Images' })).toHaveFocus();
  },
});

export const EditsTheAlternativeText = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for contactor-side.webp' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Describe' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Describe Image' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'What the picture shows' }), ' From the side ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(images()[1]?.alt).toBe('From the side');
    await expect(canvas.getByRole('img', { name: 'From the side' })).toBeVisible();
  },
});

export const AcceptsDroppedAndPastedFiles = meta.story({
  render: () => (
    <>
      <UploadedImages images={[]} onImages={change} />
      <input aria-label="Name" />
    </>
  ),
  play: async ({ canvas, step }) => {
    const paste = (target: Element, file: File) =>
      fireEvent(
        target,
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transferOf([file]) }),
      );
    await step('accepts files dropped anywhere on the page', async () => {
      const options = { bubbles: true, cancelable: true, dataTransfer: transferOf([imageFile('a.png')]) };
      // Browsers repeat `dragover` while something is dragged over the page.
      await waitFor(async () => {
        await fireEvent(document.body, new DragEvent('dragover', options));
        await expect(canvas.getByText('Drop images here')).toBeVisible();
      });
      await fireEvent(document.body, new DragEvent('drop', options));
      await waitFor(() => expect(names()).toEqual(['a.png']));
    });
    await step('accepts files pasted outside text fields', async () => {
      await paste(document.body, imageFile('b.png'));
      await waitFor(() => expect(names()).toEqual(['a.png', 'b.png']));
      await paste(canvas.getByRole('textbox', { name: 'Name' }), imageFile('c.png'));
      await expect(names()).toEqual(['a.png', 'b.png']);
    });
  },
});

export const RevokesObjectUrlsOfRemovedImages = meta.story({
  render: () => <UploadedImages images={mixed} onImages={change} />,
  play: async ({ canvas, userEvent }) => {
    const free = spyOn(URL, 'revokeObjectURL');
    free.mockClear();
    const tile = canvas.getByRole('listitem', { name: /^gland-grey/ });
    await waitFor(() => expect(tile.querySelector('img')).not.toBeNull());
    const src = tile.querySelector('img')?.src;
    await userEvent.click(canvas.getByRole('button', { name: 'Remove gland-grey.jpg' }));
    await waitFor(() => expect(free).toHaveBeenCalledWith(src));
  },
});

const cancel = fn();
const retry = fn();

export const ShowsUploadProgress = meta.story({
  render: () => <UploadedImages images={uploading} onCancel={cancel} onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading gland-grey.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel gland-grey.jpg' }));
    await expect(cancel).toHaveBeenCalledWith('x');
    await expect(canvas.getByText('The connection was lost.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry gland-row.png' }));
    await expect(retry).toHaveBeenCalledWith('y');
  },
});

export const IgnoresInputWhileDisabled = meta.story({
  render: () => <UploadedImages images={mixed} isDisabled onImages={change} />,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    const options = { bubbles: true, cancelable: true, dataTransfer: transferOf([imageFile('a.png')]) };
    await fireEvent(document.body, new DragEvent('drop', options));
    await expect(change).not.toHaveBeenCalled();
  },
});

/** D-18: pictures that the browser cannot decode are refused before any upload. */
export const RejectsHeicAndDamagedPictures = meta.story({
  parameters: { allowedNoise: ['Image left out'] },
  render: () => <UploadedImages images={[]} maxPixels={63} onImages={change} onReject={reject} />,
  play: async ({ canvas, canvasElement, step }) => {
    spyOn(console, 'warn').mockImplementation(() => undefined);
    const alert = canvas.getByRole('alert');
    await step('names the reason of each', async () => {
      await pick(
        canvasElement,
        new File(['ftypheic'], 'IMG_0001.HEIC', { type: '' }),
        new File(['no picture'], 'broken.png', { type: 'image/png' }),
        imageFile('large.svg'),
      );
      await waitFor(() =>
        expect(alert).toHaveTextContent('IMG_0001.HEIC was left out: HEIC pictures are not'),
      );
      await expect(alert).toHaveTextContent('broken.png was left out: the file is damaged or not a picture.');
      await expect(alert).toHaveTextContent('large.svg was left out: it has more than 63 pixels.');
      await expect(reject.mock.lastCall?.[0]).toHaveLength(3);
      await expect(change).not.toHaveBeenCalled();
    });
  },
});

export const ResumesUploadsWhenTheConnectionIsBack = meta.story({
  render: () => (
    <UploadedImages
      images={mixed.map((image) =>
        image.kind === 'new' ? { ...image, upload: { status: 'offline' } } : image,
      )}
      onRetry={retry}
    />
  ),
  play: async ({ canvas }) => {
    retry.mockClear();
    await expect(canvas.getAllByText('No connection. Goes on when it is back.')).toHaveLength(2);
    // An effect attaches the listener.
    await waitFor(async () => {
      window.dispatchEvent(new Event('online'));
      await expect(retry).toHaveBeenCalled();
    });
    await expect(retry.mock.calls).toEqual([['x'], ['y']]);
  },
});

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
