import { type RefObject, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { type Crop, type CropEdges, type CropLimits, resizeCrop, toPercent } from './cropGeometry.ts';
import * as styles from './ImageCropper.css.ts';
import type { ImageCropperLabels } from './imageCropperLabels.ts';
import { RangeInput } from './RangeInput.tsx';
import { useMovement } from './useMovement.ts';

interface CropHandleProps {
  edges: CropEdges;
  stage: RefObject<HTMLElement | null>;
  crop: Crop;
  limits: CropLimits;
  onMove: (crop: Crop) => void;
  onChange: (crop: Crop) => void;
  labels: ImageCropperLabels;
}

/** Handle of a side, which is a slider, or of a corner, which only pointers use: its two sides do the same. */
export function CropHandle({ edges, stage, crop, limits, onMove, onChange, labels }: CropHandleProps) {
  const input = useRef<HTMLInputElement>(null);
  const resize = (start: Crop, by: { x: number; y: number }) => resizeCrop(start, { edges, by, limits });
  const moveProps = useMovement({ stage, value: crop, move: resize, onMove, onChange });
  const isCorner = edges.x !== 0 && edges.y !== 0;
  const isVertical = edges.x === 0;
  const value = isVertical
    ? crop.y + (edges.y === 1 ? crop.height : 0)
    : crop.x + (edges.x === 1 ? crop.width : 0);
  const label = isVertical
    ? labels[edges.y === 1 ? 'bottomEdge' : 'topEdge']
    : labels[edges.x === 1 ? 'rightEdge' : 'leftEdge'];
  return (
    <div
      className={`${styles.handle} ${isCorner ? styles.corner : styles.side}`}
      data-part="handle"
      data-x={edges.x}
      data-y={edges.y}
      {...mergeProps(moveProps, { onPointerDown: () => input.current?.focus() })}
    >
      {!isCorner && (
        <RangeInput
          isVertical={isVertical}
          label={label}
          onChange={(to) => onChange(resize(crop, { x: to - value, y: to - value }))}
          ref={input}
          value={value}
          valueText={labels.percent(toPercent(value))}
        />
      )}
    </div>
  );
}
