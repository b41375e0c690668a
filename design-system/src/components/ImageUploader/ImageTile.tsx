import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { IconArrowLeft, IconArrowRight, IconCrop, IconPencil, IconStar, IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { MenuButton } from '../Menu/index.ts';
import { formatKilobytes } from './imageFileOps.ts';
import * as styles from './ImageTile.css.ts';
import type { ImageEdit, ImageUploaderLabels } from './imageUploaderLabels.ts';
import { TilePicture } from './TilePicture.tsx';
import type { UploaderImage } from './uploaderImage.ts';
import { UploadState } from './UploadState.tsx';

export interface ImageTileProps {
  image: UploaderImage;
  /** Position among all images, from 0. */
  index: number;
  count: number;
  isDisabled: boolean;
  isDragged: boolean;
  /** Side on which the dragged image would be inserted; null while none is dragged. */
  dropSide: 'before' | 'after' | null;
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
  onEditAlt: (id: string) => void;
  /** What the editor offers for the image; null for nothing. */
  edit: ImageEdit | null;
  onEdit: (id: string) => void;
  onDragChange: (id: string | null) => void;
  onDrop: () => void;
  onRetry?: (id: string) => void;
  onCancel?: (id: string) => void;
  labels: ImageUploaderLabels;
}

/** An image with its position, size and actions. */
export function ImageTile(props: ImageTileProps) {
  const { image, index, count, isDisabled, labels } = props;
  const drag = useTileDrag(props);
  const { id, name, alt } = image;
  // The name is next to the image already.
  const shownAlt = alt === name ? '' : alt;
  const size = image.kind === 'new' ? formatKilobytes(image.file.size) : null;
  const state = image.kind === 'new' ? labels.isNew : labels.isStored;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || !event.shiftKey || isDisabled) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const later = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const earlier = isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== later && event.key !== earlier) return;
    event.preventDefault();
    props.onMove(id, index + (event.key === later ? 1 : -1));
  };

  return (
    // Keys come from the buttons inside; dragging only repeats what the menu offers.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <li
      aria-label={labels.image({ name, size, state, number: index + 1, count })}
      className={styles.tile}
      data-dragged={props.isDragged || undefined}
      data-drop={(drag.isOver && props.dropSide) || undefined}
      data-id={id}
      draggable={!isDisabled}
      {...drag.handlers}
      onKeyDown={onKeyDown}
    >
      <div className={styles.picture}>
        <TilePicture alt={shownAlt} image={image} />
        <span aria-hidden className={styles.position} data-main={index === 0 || undefined}>
          {index === 0 ? labels.main : index + 1}
        </span>
        <span className={styles.remove} data-part="remove">
          <IconButton
            hasTooltip={false}
            icon={IconX}
            isDisabled={isDisabled}
            label={labels.remove(name)}
            onPress={() => props.onRemove(id)}
            size="sm"
            variant="box"
          />
        </span>
      </div>
      <div className={styles.footer}>
        <div className={styles.text}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          {size && (
            <span className={styles.size}>
              <bdi>{size}</bdi>
            </span>
          )}
        </div>
        <TileMenu {...props} />
      </div>
      {image.kind === 'new' && (
        <UploadState image={image} labels={labels} onCancel={props.onCancel} onRetry={props.onRetry} />
      )}
    </li>
  );
}

/** Actions of the image, with the shortcuts of the tile. */
function TileMenu({ image, index, count, isDisabled, labels, ...props }: ImageTileProps) {
  const { onMove, edit } = props;
  const { id, name } = image;
  return (
    <MenuButton
      groups={[
        [
          { id: 'main', label: labels.makeMain, icon: IconStar, isDisabled: index === 0 },
          {
            id: 'earlier',
            label: labels.moveEarlier,
            icon: IconArrowLeft,
            shortcut: 'Alt Shift ←',
            isDisabled: index === 0,
          },
          {
            id: 'later',
            label: labels.moveLater,
            icon: IconArrowRight,
            shortcut: 'Alt Shift →',
            isDisabled: index === count - 1,
          },
          { id: 'describe', label: labels.editAlt, icon: IconPencil },
          ...(edit ? [{ id: 'edit' as const, label: labels.edit[edit], icon: IconCrop }] : []),
        ],
      ]}
      hasTooltip={false}
      isDisabled={isDisabled}
      label={labels.actions(name)}
      onAction={(action) => {
        if (action === 'main') onMove(id, 0);
        else if (action === 'earlier') onMove(id, index - 1);
        else if (action === 'later') onMove(id, index + 1);
        else if (action === 'edit') props.onEdit(id);
        else props.onEditAlt(id);
      }}
      size="sm"
    />
  );
}

/** Drags the tile, and accepts another one that is dragged over it. */
function useTileDrag({ image, dropSide, onDragChange, onDrop }: ImageTileProps) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragEnd: () => onDragChange(null),
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDragOver(event: DragEvent) {
        if (!dropSide) return;
        event.preventDefault();
        setOver(true);
      },
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', image.name);
        onDragChange(image.id);
      },
      onDrop(event: DragEvent) {
        if (!dropSide) return;
        event.preventDefault();
        setOver(false);
        onDrop();
      },
    },
  };
}
