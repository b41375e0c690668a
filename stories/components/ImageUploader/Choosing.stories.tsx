import { ImageUploader } from '@elvora/design-system/ImageUploader';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { imageFile, stored, UploadedImages } from './UploadedImages.tsx';
import { change, drag, fileInput, names, paste, pick, transferOf } from './uploaderSteps.ts';

const reject = fn();
const limit = 10 * 1024 * 1024;

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

/** S-330, S-332, S-333, S-336 */
export const AcceptsTheSameFileTwice = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(fileInput(canvasElement)).toHaveAttribute('accept', 'image/*');
    await expect(fileInput(canvasElement)).toHaveAttribute('multiple');
    await pick(canvasElement, imageFile('photo.jpg'));
    await expect(fileInput(canvasElement)).toHaveValue('');
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

export const AcceptsDroppedAndPastedFiles = meta.story({
  render: () => (
    <>
      <UploadedImages images={[]} onImages={change} />
      <input aria-label="Name" />
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('accepts files dropped anywhere on the page', async () => {
      const transfer = transferOf([imageFile('a.png')]);
      // Browsers repeat `dragover` while something is dragged over the page.
      await waitFor(async () => {
        await drag(document.body, 'dragover', transfer);
        await expect(canvas.getByText('Drop images here')).toBeVisible();
      });
      await drag(document.body, 'drop', transfer);
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
      await expect(fileInput(canvasElement)).toHaveAttribute('accept', 'image/png');
      await pick(canvasElement, heic('phone.png'), png('good.png'));
      await waitFor(() => expect(names().slice(3)).toEqual(['good.png']));
      await expect(alert).toHaveTextContent('phone.png was left out: it is not a PNG picture.');
    });
    await step('gives empty files their own reason', async () => {
      await pick(canvasElement, imageFile('empty.png', { size: 0 }));
      await waitFor(() => expect(alert).toHaveTextContent('empty.png was left out: the file is empty.'));
    });
    await step('names a dropped file', async () => {
      await drag(document.body, 'drop', transferOf([heic('dropped.png')]));
      await waitFor(() => expect(alert).toHaveTextContent('dropped.png was left out'));
    });
    await step('names a pasted file', async () => {
      await paste(document.body, heic('pasted.png'));
      await waitFor(() => expect(alert).toHaveTextContent('pasted.png was left out'));
    });
    await expect(names().slice(3)).toEqual(['good.png']);
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
