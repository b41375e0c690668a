import { useId, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { IconAlertCircleFilled, IconPhotoPlus, IconUpload, IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { PictureSource } from '../Picture/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { AltTextDialog } from './AltTextDialog.tsx';
import { fileRejection, type FileRejection } from './imageFileOps.ts';
import { setAlt, moveItem, removeItem } from './imageListOps.ts';
import { ImageTile } from './ImageTile.tsx';
import * as styles from './ImageUploader.css.ts';
import { type ImageUploaderLabels, imageUploaderLabels } from './imageUploaderLabels.ts';
import { useFileDrop } from './useFileDrop.ts';

interface CommonImage {
  id: string;
  /** File name, or what stands for it. */
  name: string;
  /** What the picture shows; empty when nobody has said so. */
  alt: string;
}

/** A picture that is stored already. */
export interface ExistingImage extends CommonImage {
  kind: 'existing';
  source: PictureSource | null;
}

/** How far a new picture is on its way. */
export type ImageUpload =
  /** `progress` from 0 to 1, null when nobody can tell. */
  | { status: 'uploading'; progress: number | null }
  | { status: 'failed'; reason: string }
  | { status: 'done' };

/** A picked file. */
export interface NewImage extends CommonImage {
  kind: 'new';
  file: File;
  upload?: ImageUpload;
}

export type UploaderImage = ExistingImage | NewImage;

export interface RejectedFile {
  file: File;
  problem: FileRejection;
}

export interface ImageUploaderProps {
  /** Stored and new ones in their one order; the first is the main image (S-347). */
  images: readonly UploaderImage[];
  onChange: (images: readonly UploaderImage[]) => void;
  /** Told about files that are not taken; each is shown with its reason, too. */
  onReject?: (rejected: readonly RejectedFile[]) => void;
  /** Sends a new image again after it failed. */
  onRetry?: (id: string) => void;
  /** Stops sending a new image. */
  onCancel?: (id: string) => void;
  /** Smallest size in bytes that is taken. @default 1 */
  minBytes?: number;
  /** Smallest size in bytes that is refused. @default 10485760 */
  maxBytes?: number;
  /** More than one file at once. @default true */
  isMultiple?: boolean;
  /** @default false */
  isDisabled?: boolean;
  labels?: Partial<ImageUploaderLabels>;
}

/** Tells apart what is picked twice. */
let pickCount = 0;

/** Pictures of one thing: picked, dropped or pasted, put in order, described. Sending them is the app's. */
export function ImageUploader(props: ImageUploaderProps) {
  const { images, onChange, minBytes = 1, maxBytes = 10 * 1024 * 1024, isMultiple = true } = props;
  const { isDisabled = false } = props;
  const labels = { ...imageUploaderLabels, ...props.labels };
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const pickButton = useRef<HTMLButtonElement>(null);
  const ids = { hint: useId(), fresh: useId(), stored: useId() };
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const [describing, setDescribing] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);

  const add = (files: readonly File[]) => {
    const checked = files.map((file) => ({ file, problem: fileRejection(file, { minBytes, maxBytes }) }));
    const refused = checked.flatMap(({ file, problem }) => (problem ? [{ file, problem }] : []));
    const fresh = checked
      .filter(({ problem }) => problem === null)
      .slice(0, isMultiple ? undefined : 1)
      .map(({ file }): NewImage => ({
        kind: 'new',
        id: `new-${++pickCount}`,
        name: file.name,
        alt: '',
        file,
      }));
    for (const { file, problem } of refused) console.warn(`Image left out: ${file.name} (${problem})`);
    setRejected(refused);
    if (refused.length > 0) props.onReject?.(refused);
    if (fresh.length === 0) return;
    setSaid(labels.added(fresh.length));
    onChange([...images, ...fresh]);
  };
  const draggedAt = images.findIndex(({ id }) => id === dragged);
  const dropSideAt = (index: number) => {
    if (draggedAt === -1 || draggedAt === index) return null;
    return draggedAt < index ? 'after' : 'before';
  };
  const isOver = useFileDrop({ isOff: isDisabled, onFiles: add });

  const move = (id: string, to: number) => {
    const next = moveItem(images, id, to);
    if (next === images) return;
    const at = next.findIndex((image) => image.id === id);
    setSaid(labels.moved(next[at]?.name ?? '', at + 1, next.length));
    onChange(next);
  };
  const remove = (id: string) => {
    const at = images.findIndex((image) => image.id === id);
    setSaid(labels.removed(images[at]?.name ?? ''));
    onChange(removeItem(images, id));
    // The focus goes on to what takes the place of the removed one.
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-part="remove"] button') ?? [])];
    const place = buttons.findIndex((button) => button.closest('li')?.dataset['id'] === id);
    (buttons[place + 1] ?? buttons[place - 1] ?? pickButton.current)?.focus();
  };

  const tiles = (kind: UploaderImage['kind'], headingId: string) => (
    <ul aria-labelledby={headingId} className={styles.tiles}>
      {images.map((image, index) =>
        image.kind === kind ? (
          <ImageTile
            count={images.length}
            dropSide={dropSideAt(index)}
            image={image}
            index={index}
            isDisabled={isDisabled}
            isDragged={dragged === image.id}
            key={image.id}
            labels={labels}
            onCancel={props.onCancel}
            onEditAlt={setDescribing}
            onDragChange={setDragged}
            onDrop={() => {
              if (dragged !== null) move(dragged, index);
              setDragged(null);
            }}
            onMove={move}
            onRemove={remove}
            onRetry={props.onRetry}
          />
        ) : null,
      )}
    </ul>
  );

  const fresh = images.filter(({ kind }) => kind === 'new').length;
  const subject = images.find(({ id }) => id === describing);
  return (
    <div className={styles.root} data-component="ImageUploader" ref={root}>
      <div className={styles.dropZone} data-over={isOver || undefined}>
        <span className={styles.icon}>
          <IconPhotoPlus size={28} />
        </span>
        <Button
          describedBy={ids.hint}
          icon={IconUpload}
          isDisabled={isDisabled}
          onPress={() => input.current?.click()}
          ref={pickButton}
          tone="secondary"
        >
          {labels.upload}
        </Button>
        <input
          accept="image/*"
          aria-label={labels.upload}
          className={styles.input}
          disabled={isDisabled}
          multiple={isMultiple}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            // The same file may be picked again (S-336).
            event.target.value = '';
          }}
          ref={input}
          tabIndex={-1}
          type="file"
        />
        <p className={styles.hint} id={ids.hint}>
          {isOver ? labels.drop : labels.hint}
        </p>
      </div>
      <div role="alert">
        {rejected.length > 0 && (
          <div className={styles.rejected}>
            <ul className={styles.rejectedList}>
              {rejected.map(({ file, problem }) => (
                <li className={styles.rejectedFile} key={`${file.name} ${file.lastModified} ${file.size}`}>
                  <IconAlertCircleFilled size={18} />
                  <span>
                    <strong>{file.name}</strong> {labels.rejected[problem]}
                  </span>
                </li>
              ))}
            </ul>
            <IconButton
              hasTooltip={false}
              icon={IconX}
              label={labels.dismiss}
              onPress={() => setRejected([])}
              size="sm"
            />
          </div>
        )}
      </div>
      {fresh > 0 && (
        <section aria-labelledby={ids.fresh} className={styles.section}>
          <Heading id={ids.fresh} level={3} variant="heading5">
            {labels.newImages(fresh)}
          </Heading>
          {tiles('new', ids.fresh)}
        </section>
      )}
      {fresh < images.length && (
        <section aria-labelledby={ids.stored} className={styles.section}>
          <Heading id={ids.stored} level={3} variant="heading5">
            {labels.existingImages}
          </Heading>
          {tiles('existing', ids.stored)}
        </section>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <AltTextDialog
        alt={subject?.alt ?? ''}
        isOpen={subject !== undefined}
        labels={labels.dialog}
        onClose={() => setDescribing(null)}
        onSave={(alt) => {
          if (describing !== null) onChange(setAlt(images, describing, alt));
          setDescribing(null);
        }}
      />
    </div>
  );
}
