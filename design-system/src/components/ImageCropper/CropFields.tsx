import { useState } from 'react';
import type { Rect, Size } from '../../geometry/index.ts';
import { fieldBox, fieldControl, FieldFrame, useField } from '../Field/index.ts';
import { type Crop, type CropLimits, cropPixels, moveCrop, resizeCrop } from './cropGeometry.ts';
import * as styles from './ImageCropper.css.ts';
import type { ImageCropperLabels } from './imageCropperLabels.ts';

interface CropFieldsProps {
  crop: Crop;
  limits: CropLimits;
  picture: Size;
  onChange: (crop: Crop) => void;
  labels: ImageCropperLabels;
}

/** The crop in pixels, for exact values, and for pointers that cannot drag (WCAG 2.5.7). */
export function CropFields({ crop, limits, picture, onChange, labels }: CropFieldsProps) {
  const pixels = cropPixels(crop, picture);
  const resize = (by: { x: number; y: number }) =>
    onChange(resizeCrop(crop, { edges: { x: 1, y: 1 }, by, limits }));
  const setters: Record<keyof Rect, (px: number) => void> = {
    x: (px) => onChange(moveCrop(crop, { x: px / picture.width - crop.x, y: 0 })),
    y: (px) => onChange(moveCrop(crop, { x: 0, y: px / picture.height - crop.y })),
    width: (px) => resize({ x: px / picture.width - crop.width, y: 0 }),
    height: (px) => resize({ x: 0, y: px / picture.height - crop.height }),
  };
  const smallest = {
    x: 0,
    y: 0,
    width: Math.round(limits.min.width * picture.width),
    height: Math.round(limits.min.height * picture.height),
  };
  const largest = {
    x: picture.width - pixels.width,
    y: picture.height - pixels.height,
    width: picture.width - pixels.x,
    height: picture.height - pixels.y,
  };
  const texts = { x: labels.left, y: labels.top, width: labels.width, height: labels.height };
  return (
    <div className={styles.fields}>
      {(['x', 'y', 'width', 'height'] as const).map((key) => (
        <PixelField
          key={key}
          label={texts[key]}
          max={largest[key]}
          // A small picture with a ratio cannot have both sides of the smallest size.
          min={Math.min(smallest[key], pixels[key])}
          onChange={setters[key]}
          unit={labels.unit}
          value={pixels[key]}
        />
      ))}
    </div>
  );
}

interface PixelFieldProps {
  label: string;
  unit: string;
  value: number;
  min: number;
  max: number;
  onChange: (px: number) => void;
}

/** Number field that applies each valid number at once, and shows the applied one on blur. */
function PixelField({ label, unit, value, min, max, onChange }: PixelFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const field = { label: `${label} (${unit})` };
  const { ids, controlProps } = useField(field);
  return (
    <FieldFrame component="PixelField" field={field} ids={ids}>
      <div className={fieldBox}>
        <input
          {...controlProps}
          className={`${fieldControl} ${styles.number}`}
          inputMode="numeric"
          max={max}
          min={min}
          onBlur={() => setDraft(null)}
          onChange={({ currentTarget }) => {
            setDraft(currentTarget.value);
            const px = currentTarget.valueAsNumber;
            if (px >= min && px <= max) onChange(Math.round(px));
          }}
          type="number"
          value={draft ?? value}
        />
      </div>
    </FieldFrame>
  );
}
