import { ImageUploader } from '@elvora/design-system/ImageUploader';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { imageFile, mixed, stored, UploadedImages } from './UploadedImages.tsx';
import { change, drag, images, names, transferOf } from './uploaderSteps.ts';

const meta = preview.meta({
  component: ImageUploader,
  tags: ['behaviour'],
  args: { images: stored, onChange: change },
  render: () => <UploadedImages onImages={change} />,
  beforeEach: () => {
    change.mockClear();
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
      await drag(from, 'dragstart', dataTransfer);
      await drag(to, 'dragover', dataTransfer);
      await waitFor(() => expect(to).toHaveAttribute('data-drop', 'before'));
      await drag(to, 'drop', dataTransfer);
      await drag(from, 'dragend', dataTransfer);
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

export const IgnoresInputWhileDisabled = meta.story({
  render: () => <UploadedImages images={mixed} isDisabled onImages={change} />,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    await drag(document.body, 'drop', transferOf([imageFile('a.png')]));
    await expect(change).not.toHaveBeenCalled();
  },
});
