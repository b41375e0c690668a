import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { decodedSize } from './imageDecoding.ts';
import {
  duplicateNames,
  type FileLimits,
  type FileRejection,
  fileRejection,
  pixelRejection,
} from './imageFileOps.ts';
import { moveItem, removeItem, replaceItem, setAlt } from './imageListOps.ts';
import type { ImageUploaderLabels } from './imageUploaderLabels.ts';
import type { NewImage, RejectedFile, UploaderImage } from './uploaderImage.ts';

interface ImageListOptions {
  images: readonly UploaderImage[];
  onChange: (images: readonly UploaderImage[]) => void;
  onReject: ((rejected: readonly RejectedFile[]) => void) | undefined;
  limits: FileLimits;
  isAcceptedContent: ((file: File) => Promise<boolean>) | undefined;
  isDecoded: boolean;
  isMultiple: boolean;
  rootRef: RefObject<HTMLElement | null>;
  labels: ImageUploaderLabels;
}

/** Makes ids unique when a file is chosen twice. */
let pickCount = 0;

interface CheckedFile {
  file: File;
  problem: FileRejection | null;
}

/** Inspects a file whose type and size are accepted. */
async function contentProblem(
  file: File,
  {
    limits,
    isAcceptedContent,
    isDecoded,
  }: Pick<ImageListOptions, 'limits' | 'isAcceptedContent' | 'isDecoded'>,
): Promise<FileRejection | null> {
  if (isAcceptedContent && !(await isAcceptedContent(file))) return 'notAnImage';
  return isDecoded ? pixelRejection(await decodedSize(file), limits) : null;
}

async function checkContents(
  checked: readonly CheckedFile[],
  options: Parameters<typeof contentProblem>[1],
): Promise<readonly CheckedFile[]> {
  const results: CheckedFile[] = [];
  // One after the other: decoded pictures are large.
  for (const { file, problem } of checked)
    results.push({ file, problem: problem ?? (await contentProblem(file, options)) });
  return results;
}

/** Adds, moves, removes and describes images, and announces each change. */
export function useImageList({
  images,
  onChange,
  onReject,
  limits,
  isAcceptedContent,
  isDecoded,
  isMultiple,
  rootRef,
  labels,
}: ImageListOptions) {
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const [duplicates, setDuplicates] = useState<readonly string[]>([]);

  // Reading the content of files takes time, in which other images may be added or moved.
  const latest = useRef({ images, onChange });
  useLayoutEffect(function keepLatest() {
    latest.current = { images, onChange };
  });

  const addChecked = (checked: readonly CheckedFile[]) => {
    const nextRejected = checked.flatMap(({ file, problem }) => (problem ? [{ file, problem }] : []));
    const added = checked
      .filter(({ problem }) => problem === null)
      .slice(0, isMultiple ? undefined : 1)
      .map(({ file }): NewImage => ({
        kind: 'new',
        id: `new-${++pickCount}`,
        name: file.name,
        alt: '',
        file,
      }));
    for (const { file, problem } of nextRejected) console.warn(`Image left out: ${file.name} (${problem})`);
    setRejected(nextRejected);
    if (nextRejected.length > 0) onReject?.(nextRejected);
    const present = latest.current.images.flatMap((image) => (image.kind === 'new' ? [image.file] : []));
    const addedFiles = added.map(({ file }) => file);
    const repeated = duplicateNames(addedFiles, present);
    setDuplicates(repeated);
    if (added.length === 0) return;
    const note = repeated.length > 0 ? ` ${labels.duplicates(repeated)}` : '';
    setAnnouncement(labels.added(added.length) + note);
    latest.current.onChange([...latest.current.images, ...added]);
  };

  return {
    rejected,
    announcement,
    /** Names of the files added last that are in the list twice. */
    duplicates,
    dismissRejected: () => setRejected([]),
    add(files: readonly File[]) {
      const checked = files.map((file) => ({ file, problem: fileRejection(file, limits) }));
      if (isAcceptedContent || isDecoded)
        void checkContents(checked, { limits, isAcceptedContent, isDecoded }).then(addChecked);
      else addChecked(checked);
    },
    move(id: string, to: number) {
      const next = moveItem(images, id, to);
      if (next === images) return;
      const index = next.findIndex((image) => image.id === id);
      setAnnouncement(labels.moved(next[index]?.name ?? '', index + 1, next.length));
      onChange(next);
    },
    remove(id: string) {
      setAnnouncement(labels.removed(images.find((image) => image.id === id)?.name ?? ''));
      onChange(removeItem(images, id));
      focusNeighbour(rootRef.current, id);
    },
    replace(image: UploaderImage) {
      setAnnouncement(labels.edited(image.name));
      latest.current.onChange(replaceItem(latest.current.images, image));
    },
    describe: (id: string, alt: string) => onChange(setAlt(images, id, alt)),
  };
}

/** Moves focus from a removed image to the next one, the previous one, or the upload button. */
function focusNeighbour(root: HTMLElement | null, id: string) {
  if (!root) return;
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-part="remove"] button')];
  const index = buttons.findIndex((button) => button.closest('li')?.dataset['id'] === id);
  const uploadButton = root.querySelector<HTMLElement>('[data-part="upload"] button');
  (buttons[index + 1] ?? buttons[index - 1] ?? uploadButton)?.focus();
}
