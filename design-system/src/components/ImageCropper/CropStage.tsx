import { useRef } from 'react';
import type { Size } from '../../geometry/index.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import { type Crop, type CropLimits, type FocalPoint, movePoint } from './cropGeometry.ts';
import { CropRectangle } from './CropRectangle.tsx';
import * as styles from './ImageCropper.css.ts';
import type { ImageCropperLabels } from './imageCropperLabels.ts';
import { PointHandle } from './PointHandle.tsx';
import { usePressedPoint } from './usePressedPoint.ts';

interface CropStageProps {
  src: string;
  alt: string;
  /** Null until the picture has loaded. */
  picture: Size | null;
  onLoad: (picture: Size) => void;
  onError: () => void;
  /** Null when it cannot be changed. */
  crop: Crop | null;
  limits: CropLimits;
  /** Null when it cannot be changed. */
  focalPoint: FocalPoint | null;
  /** Id of the text about the focal point. */
  describedBy: string;
  /** Shows a crop or a point while it moves. */
  onMove: (value: { crop: Crop } | { focalPoint: FocalPoint }) => void;
  onCropChange: (crop: Crop) => void;
  onFocalPointChange: (focalPoint: FocalPoint) => void;
  labels: ImageCropperLabels;
}

/** The picture with its crop and focal point. */
export function CropStage(props: CropStageProps) {
  const { picture, crop, focalPoint, limits, labels, onMove, onCropChange } = props;
  const stage = useRef<HTMLDivElement>(null);
  const pointInput = useRef<HTMLInputElement>(null);
  const press = usePressedPoint({ stage, pointInput, onPress: props.onFocalPointChange });
  return (
    // A press only repeats what the point's sliders offer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div
      className={styles.stage}
      data-part="stage"
      ref={stage}
      style={inlineVars({ [styles.pictureRatio]: picture && `${picture.width / picture.height}` })}
      {...(focalPoint && press)}
    >
      <img
        alt={props.alt}
        className={styles.picture}
        draggable={false}
        key={props.src}
        onError={props.onError}
        onLoad={({ currentTarget }) => props.onLoad(naturalSize(currentTarget))}
        // `load` has already fired for a picture in the HTML of the server.
        ref={(image) => {
          if (image && !picture && image.complete && image.naturalWidth > 0) props.onLoad(naturalSize(image));
        }}
        src={props.src}
      />
      {picture && crop && (
        <CropRectangle
          crop={crop}
          labels={labels}
          limits={limits}
          onChange={onCropChange}
          onMove={(next) => onMove({ crop: next })}
          stage={stage}
        />
      )}
      {picture && focalPoint && (
        <PointHandle
          className={styles.point}
          describedBy={props.describedBy}
          input={pointInput}
          label={labels.focalPoint}
          labels={labels}
          move={movePoint}
          onChange={props.onFocalPointChange}
          onMove={(next) => onMove({ focalPoint: next })}
          part="point"
          stage={stage}
          value={focalPoint}
        />
      )}
    </div>
  );
}

const naturalSize = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => ({ width, height });
