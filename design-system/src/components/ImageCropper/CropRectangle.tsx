import { type RefObject, useRef } from 'react';
import { type Crop, type CropEdges, type CropLimits, moveCrop } from './cropGeometry.ts';
import { CropHandle } from './CropHandle.tsx';
import * as styles from './ImageCropper.css.ts';
import type { ImageCropperLabels } from './imageCropperLabels.ts';
import { PointHandle } from './PointHandle.tsx';

interface CropRectangleProps {
  crop: Crop;
  limits: CropLimits;
  stage: RefObject<HTMLDivElement | null>;
  /** Shows the crop while it moves. */
  onMove: (crop: Crop) => void;
  onChange: (crop: Crop) => void;
  labels: ImageCropperLabels;
}

/** In tab order: around the crop, then its corners. */
const handles: readonly CropEdges[] = [
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];

/** The crop over the shaded picture: it can be moved, and resized by its edges and corners. */
export function CropRectangle(props: CropRectangleProps) {
  const { crop, limits, stage, onMove, onChange, labels } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div aria-hidden className={styles.clip}>
        <div className={styles.shade} />
      </div>
      <PointHandle
        className={styles.crop}
        input={input}
        label={labels.cropPosition}
        labels={labels}
        move={moveCrop}
        onChange={onChange}
        onMove={onMove}
        part="crop"
        stage={stage}
        value={crop}
      />
      <div className={styles.handles}>
        {handles.map((edges) => (
          <CropHandle
            crop={crop}
            edges={edges}
            key={`${edges.x} ${edges.y}`}
            labels={labels}
            limits={limits}
            onChange={onChange}
            onMove={onMove}
            stage={stage}
          />
        ))}
      </div>
    </>
  );
}
