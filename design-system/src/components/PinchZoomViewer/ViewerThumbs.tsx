import type { DrawingName } from '../Picture/index.ts';
import * as styles from './PinchZoomViewer.css.ts';
import type { PinchZoomViewerLabels } from './pinchZoomViewerLabels.ts';
import { StagePicture } from './StagePicture.tsx';
import type { ViewerPicture } from './viewerTypes.ts';

interface ViewerThumbsProps {
  pictures: readonly ViewerPicture[];
  /** Index of the current picture. */
  index: number;
  onSelect: (index: number) => void;
  drawing: DrawingName | undefined;
  labels: Pick<PinchZoomViewerLabels, 'image' | 'images'>;
}

/** A thumbnail for each picture of the viewer. */
export function ViewerThumbs({ pictures, index, onSelect, drawing, labels }: ViewerThumbsProps) {
  return (
    <div aria-label={labels.images} className={styles.thumbs} role="group">
      {pictures.map(({ source, alt }, at) => (
        <button
          aria-current={at === index || undefined}
          aria-label={`${labels.image(at + 1, pictures.length)}${alt ? `: ${alt}` : ''}`}
          className={styles.thumb}
          key={at}
          onClick={() => onSelect(at)}
          type="button"
        >
          <StagePicture alt="" drawing={drawing} fit="cover" sizes="56px" source={source} />
        </button>
      ))}
    </div>
  );
}
