import {
  type Crop,
  type FocalPoint,
  ImageCropper,
  type ImageCropperProps,
  objectPosition,
} from '@elvora/design-system/ImageCropper';
import { useState } from 'react';
import { photos } from '../../_support/photos.ts';

type CroppedPictureProps = Partial<ImageCropperProps> & {
  onCrop?: (crop: Crop | null) => void;
  onPoint?: (point: FocalPoint | null) => void;
  /** @default true */
  canCrop?: boolean;
  /** @default true */
  hasFocalPoint?: boolean;
};

/** A cropper that holds its values in state. */
export function CroppedPicture({
  onCrop,
  onPoint,
  canCrop = true,
  hasFocalPoint = true,
  ...props
}: CroppedPictureProps) {
  const [crop, setCrop] = useState(props.crop ?? null);
  const [focalPoint, setFocalPoint] = useState(props.focalPoint ?? null);
  return (
    <ImageCropper
      alt="Control panel with switchgear"
      label="Edit switchgear.webp"
      src={photos.switchgear.src}
      {...props}
      crop={crop}
      focalPoint={focalPoint}
      onCropChange={
        canCrop
          ? (next) => {
              setCrop(next);
              onCrop?.(next);
            }
          : undefined
      }
      onFocalPointChange={
        hasFocalPoint
          ? (next) => {
              setFocalPoint(next);
              onPoint?.(next);
            }
          : undefined
      }
    />
  );
}

/** A cropper of the focal point only, above boxes of other ratios that keep the point visible. */
export function FocalPointResult() {
  const [point, setPoint] = useState<FocalPoint | null>({ x: 0.7, y: 0.4 });
  const position = objectPosition(point ?? { x: 0.5, y: 0.5 });
  return (
    <>
      <ImageCropper
        focalPoint={point}
        label="Focal point of switchgear.webp"
        onFocalPointChange={setPoint}
        src={photos.switchgear.src}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 16 }}>
        {['1 / 1', '3 / 4', '16 / 9'].map((ratio) => (
          <img
            alt={`In a box of ${ratio}`}
            key={ratio}
            src={photos.switchgear.src}
            style={{ height: 120, aspectRatio: ratio, objectFit: 'cover', objectPosition: position }}
          />
        ))}
      </div>
    </>
  );
}
