import type { UploaderImage } from '@elvora/design-system/ImageUploader';
import { fireEvent, fn } from 'storybook/test';

/** Receives the images after every change, like the app. */
export const change = fn<(images: readonly UploaderImage[]) => void>();

/** Returns the images of the last change. */
export const images = () => change.mock.lastCall?.[0] ?? [];
export const names = () => images().map(({ name }) => name);

export const fileInput = (root: HTMLElement) => {
  const field = root.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('There is no file field: the uploader has not rendered.');
  return field;
};

export const transferOf = (files: readonly File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};

export const pick = (root: HTMLElement, ...files: File[]) =>
  fireEvent.change(fileInput(root), { target: { files: transferOf(files).files } });

const eventOptions = { bubbles: true, cancelable: true };

export const drag = (
  target: Element,
  type: 'dragstart' | 'dragover' | 'drop' | 'dragend',
  dataTransfer: DataTransfer,
) => fireEvent(target, new DragEvent(type, { ...eventOptions, dataTransfer }));

export const paste = (target: Element, file: File) =>
  fireEvent(target, new ClipboardEvent('paste', { ...eventOptions, clipboardData: transferOf([file]) }));
