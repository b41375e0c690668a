import { useId, useRef, useState } from 'react';
import type { Size } from '../../geometry/index.ts';
import { inlineVars, setVars } from '../../styles/inlineVars.ts';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { CropFields } from './CropFields.tsx';
import {
  centerPoint,
  type Crop,
  cropLimits,
  cropPixels,
  fitCrop,
  type FocalPoint,
  fullCrop,
  largestCrop,
  pointInside,
  toPercent,
} from './cropGeometry.ts';
import { CropStage } from './CropStage.tsx';
import * as styles from './ImageCropper.css.ts';
import { type ImageCropperLabels, imageCropperLabels } from './imageCropperLabels.ts';

export interface ImageCropperProps {
  src: string;
  /** Accessible name of the editor: 'Crop gland.jpg'. */
  label: string;
  /** Text alternative of the picture. @default '' */
  alt?: string;
  /** The kept part, in fractions of the picture; null for all, or for the largest part of the aspect ratio. */
  crop?: Crop | null;
  /** Called at the end of each change, with null on reset. Without it, the picture cannot be cropped. */
  onCropChange?: (crop: Crop | null) => void;
  /** Width divided by height of the crop, for example `4 / 3`; omit for any. */
  aspectRatio?: number;
  /** Smallest side of the crop, in pixels of the picture. @default 32 */
  minSidePx?: number;
  /** The point that stays visible, in fractions of the full picture; null for its centre. */
  focalPoint?: FocalPoint | null;
  /** Called at the end of each change, with null on reset. Without it, the picture has no focal point. */
  onFocalPointChange?: (focalPoint: FocalPoint | null) => void;
  labels?: Partial<ImageCropperLabels>;
}

/** Crops a picture and sets its focal point, by pointer, touch, keyboard and exact numbers. */
export function ImageCropper(props: ImageCropperProps) {
  const { src, label, alt = '', crop = null, onCropChange, aspectRatio, minSidePx = 32 } = props;
  const { focalPoint = null, onFocalPointChange } = props;
  const labels = { ...imageCropperLabels, ...props.labels };
  const [loaded, setLoaded] = useState<{ src: string; picture: Size | null } | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const sizeText = useRef<HTMLSpanElement>(null);
  const pointText = useRef<HTMLSpanElement>(null);
  const hintId = useId();

  const picture = loaded?.src === src ? loaded.picture : null;
  const hasFailed = loaded?.src === src && !loaded.picture;
  const limits = cropLimits({ picture: picture ?? { width: 0, height: 0 }, aspectRatio, minSidePx });
  const shownCrop = onCropChange ? (crop ? fitCrop(crop, limits) : largestCrop(limits)) : fullCrop;
  const shownPoint = pointInside(focalPoint ?? centerPoint, shownCrop);

  const describeSize = (rect: Crop) => (picture ? labels.size(cropPixels(rect, picture)) : '');
  const describePoint = ({ x, y }: FocalPoint) =>
    labels.focalPointAt(labels.position({ x: toPercent(x), y: toPercent(y) }));

  const changeCrop = (next: Crop) => {
    onCropChange?.(next);
    // A point outside the crop would not be in the picture.
    const inside = pointInside(shownPoint, next);
    if (inside.x !== shownPoint.x || inside.y !== shownPoint.y) onFocalPointChange?.(inside);
  };

  if (hasFailed) return <Text tone="muted">{labels.failed}</Text>;
  return (
    <div
      aria-label={label}
      className={styles.root}
      data-component="ImageCropper"
      ref={root}
      role="group"
      style={inlineVars({ ...cropVars(shownCrop), ...pointVars(shownPoint) })}
    >
      <CropStage
        alt={alt}
        crop={onCropChange ? shownCrop : null}
        describedBy={hintId}
        focalPoint={onFocalPointChange ? shownPoint : null}
        labels={labels}
        limits={limits}
        onCropChange={changeCrop}
        onError={() => setLoaded({ src, picture: null })}
        onFocalPointChange={(point) => onFocalPointChange?.(pointInside(point, shownCrop))}
        onLoad={(size) => setLoaded({ src, picture: size })}
        onMove={(moved) => {
          if (!root.current) return;
          if ('crop' in moved) {
            setVars(root.current, cropVars(moved.crop));
            if (sizeText.current) sizeText.current.textContent = describeSize(moved.crop);
          } else {
            const point = pointInside(moved.focalPoint, shownCrop);
            setVars(root.current, pointVars(point));
            if (pointText.current) pointText.current.textContent = describePoint(point);
          }
        }}
        picture={picture}
        src={src}
      />
      {onCropChange && picture && (
        <div className={styles.panel} data-part="crop-panel">
          <div className={styles.row}>
            <span className={styles.title}>{labels.crop}</span>
            <span className={styles.value} ref={sizeText}>
              {describeSize(shownCrop)}
            </span>
            <Button isDisabled={crop === null} onPress={() => onCropChange(null)} size="sm" tone="ghost">
              {labels.resetCrop}
            </Button>
          </div>
          <CropFields
            crop={shownCrop}
            labels={labels}
            limits={limits}
            onChange={changeCrop}
            picture={picture}
          />
        </div>
      )}
      {onFocalPointChange && picture && (
        <div className={styles.panel} data-part="point-panel">
          <div className={styles.row}>
            <span className={styles.title} ref={pointText}>
              {describePoint(shownPoint)}
            </span>
            <Button
              isDisabled={focalPoint === null}
              onPress={() => onFocalPointChange(null)}
              size="sm"
              tone="ghost"
            >
              {labels.resetFocalPoint}
            </Button>
          </div>
          <Text id={hintId} tone="muted" variant="caption">
            {labels.focalPointHint}
          </Text>
        </div>
      )}
    </div>
  );
}

const percent = (fraction: number) => `${fraction * 100}%`;

const cropVars = ({ x, y, width, height }: Crop) => ({
  [styles.cropX]: percent(x),
  [styles.cropY]: percent(y),
  [styles.cropWidth]: percent(width),
  [styles.cropHeight]: percent(height),
});

const pointVars = ({ x, y }: FocalPoint) => ({ [styles.pointX]: percent(x), [styles.pointY]: percent(y) });
