import { type ReactNode, useId, useRef, useState } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import { Heading } from '../Heading/index.ts';
import { canCropType } from '../ImageCropper/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { AltTextDialog } from './AltTextDialog.tsx';
import { ImageTile, type ImageTileProps } from './ImageTile.tsx';
import * as styles from './ImageUploader.css.ts';
import { type ImageUploaderLabels, imageUploaderLabels } from './imageUploaderLabels.ts';
import { imageEdit } from './imageEditOps.ts';
import { describeLimits } from './imageFileOps.ts';
import { RejectedFiles } from './RejectedFiles.tsx';
import { UploadArea } from './UploadArea.tsx';
import type { RejectedFile, UploaderImage } from './uploaderImage.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import { useImageList } from './useImageList.ts';
import { useResumeOnline } from './useResumeOnline.ts';

export interface ImageUploaderProps {
  /** Stored and new images in one order; the first is the main image (S-347). */
  images: readonly UploaderImage[];
  onChange: (images: readonly UploaderImage[]) => void;
  /** Called with rejected files, which are also listed with their reasons. */
  onReject?: (rejected: readonly RejectedFile[]) => void;
  /** Retries a failed upload. */
  onRetry?: (id: string) => void;
  /** Cancels an upload. */
  onCancel?: (id: string) => void;
  /** Smallest accepted size, in bytes. @default 1 */
  minBytes?: number;
  /** Smallest rejected size, in bytes. @default 10485760 */
  maxBytes?: number;
  /** Maximum number of pixels of a picture, width × height. @default 50000000 */
  maxPixels?: number;
  /** Content types that the file picker offers, as in the `accept` attribute. @default 'image/*' */
  accept?: string;
  /** Inspects the content of a file whose type and size are accepted; false rejects it. */
  isAcceptedContent?: (file: File) => Promise<boolean>;
  /** Decodes files before they are accepted, so that damaged ones are rejected. @default true */
  isDecoded?: boolean;
  /** Accepts several files at once. @default true */
  isMultiple?: boolean;
  /**
   * Offers to crop new JPEG, PNG and WebP images: `file` becomes the cropped file, and `cropped` keeps the original.
   * @default false
   */
  canCrop?: boolean;
  /** Width divided by height of cropped images, for example `4 / 3`; omit for any. */
  cropAspectRatio?: number;
  /** Offers to set the `focalPoint` of images. @default false */
  canSetFocalPoint?: boolean;
  /** @default false */
  isDisabled?: boolean;
  labels?: Partial<Omit<ImageUploaderLabels, 'rejected'>> & {
    rejected?: Partial<ImageUploaderLabels['rejected']>;
  };
}

const loadEditor = () => import('./ImageEditor.tsx').then(({ ImageEditor }) => ImageEditor);

/** The images of an item: chosen, dropped or pasted, ordered and described. The app uploads them. */
export function ImageUploader(props: ImageUploaderProps) {
  const { images, onChange, onReject, minBytes = 1, maxBytes = 10 * 1024 * 1024 } = props;
  const { maxPixels = 50_000_000, isDecoded = true } = props;
  const { accept = 'image/*', isAcceptedContent, isMultiple = true, isDisabled = false } = props;
  const rejected = { ...imageUploaderLabels.rejected, ...props.labels?.rejected };
  const labels = { ...imageUploaderLabels, ...props.labels, rejected };
  const rootRef = useRef<HTMLDivElement>(null);
  const limits = { minBytes, maxBytes, maxPixels };
  const limitTexts = describeLimits(limits);
  const list = useImageList({
    images,
    onChange,
    onReject,
    limits,
    isAcceptedContent,
    isDecoded,
    isMultiple,
    rootRef,
    labels,
  });
  useResumeOnline({ images, onRetry: props.onRetry });
  const [describedId, setDescribedId] = useState<string | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  useFocusReturn(rootRef, editedId);
  const [ImageEditor, prepareEditor, isEditorUnavailable] = useLazyComponent(loadEditor);
  const dragPropsOf = useDraggedTile(images, list.move);

  const editOf = (image: UploaderImage) =>
    imageEdit(image, { canCrop: props.canCrop, canSetFocalPoint: props.canSetFocalPoint, canCropType });

  const tilesOf = (kind: UploaderImage['kind']) =>
    images.map((image, index) =>
      image.kind === kind ? (
        <ImageTile
          {...dragPropsOf(index)}
          count={images.length}
          edit={editOf(image)}
          image={image}
          index={index}
          isDisabled={isDisabled}
          key={image.id}
          labels={labels}
          onCancel={props.onCancel}
          onEdit={(id) => {
            prepareEditor();
            setEditedId(id);
          }}
          onEditAlt={setDescribedId}
          onMove={list.move}
          onRemove={list.remove}
          onRetry={props.onRetry}
        />
      ) : null,
    );

  const newCount = images.filter(({ kind }) => kind === 'new').length;
  const edited = images.find(({ id }) => id === editedId);
  const described = images.find(({ id }) => id === describedId);
  return (
    <div className={styles.root} data-component="ImageUploader" ref={rootRef}>
      <UploadArea
        accept={accept}
        isDisabled={isDisabled}
        isMultiple={isMultiple}
        labels={labels}
        limits={limitTexts}
        onFiles={list.add}
      />
      <RejectedFiles
        files={list.rejected}
        labels={labels}
        limits={limitTexts}
        onDismiss={list.dismissRejected}
      />
      {list.duplicates.length > 0 && <p className={styles.note}>{labels.duplicates(list.duplicates)}</p>}
      {edited && isEditorUnavailable && (
        <p className={styles.note} role="alert">
          {labels.editorUnavailable}
        </p>
      )}
      {newCount > 0 && <TileSection heading={labels.newImages(newCount)}>{tilesOf('new')}</TileSection>}
      {newCount < images.length && (
        <TileSection heading={labels.existingImages}>{tilesOf('existing')}</TileSection>
      )}
      <VisuallyHidden>
        <span role="status">{list.announcement}</span>
      </VisuallyHidden>
      {edited && ImageEditor && (
        <ImageEditor
          aspectRatio={props.cropAspectRatio}
          edit={editOf(edited)}
          image={edited}
          key={edited.id}
          labels={labels}
          limits={limits}
          onClose={() => setEditedId(null)}
          onSave={(image) => {
            list.replace(image);
            setEditedId(null);
          }}
        />
      )}
      <AltTextDialog
        alt={described?.alt ?? ''}
        isOpen={described !== undefined}
        labels={labels.dialog}
        onClose={() => setDescribedId(null)}
        onSave={(alt) => {
          if (describedId !== null) list.describe(describedId, alt);
          setDescribedId(null);
        }}
      />
    </div>
  );
}

function TileSection({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <Heading id={headingId} level={3} variant="heading5">
        {heading}
      </Heading>
      <ul aria-labelledby={headingId} className={styles.tiles}>
        {children}
      </ul>
    </section>
  );
}

/** Returns the props for dragging a tile, and for dropping another one on it. */
function useDraggedTile(images: readonly UploaderImage[], onMove: (id: string, to: number) => void) {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const draggedIndex = images.findIndex(({ id }) => id === draggedId);
  const dropSideAt = (index: number): ImageTileProps['dropSide'] => {
    if (draggedIndex === -1 || draggedIndex === index) return null;
    return draggedIndex < index ? 'after' : 'before';
  };
  return (index: number) => ({
    isDragged: draggedIndex === index,
    dropSide: dropSideAt(index),
    onDragChange: setDraggedId,
    onDrop: () => {
      if (draggedId !== null) onMove(draggedId, index);
      setDraggedId(null);
    },
  });
}
