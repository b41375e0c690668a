import { type CSSProperties, type RefObject, useEffect } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import { type DrawingName, picturePlaceholder } from '../Picture/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { StagePicture } from './StagePicture.tsx';
import * as styles from './ZoomStage.css.ts';
import { adjacentPicture } from './viewerKeyState.ts';
import { isPicture, isZoomable } from './viewerItem.ts';
import type { ViewerItem, ViewerItemLabels } from './viewerTypes.ts';

interface ZoomStageProps {
  pictures: readonly ViewerItem[];
  index: number;
  /** Loads the current picture at full size, once a zoomed picture is at rest. */
  loadsFullSize: boolean;
  drawing: DrawingName | undefined;
  labels: ViewerItemLabels;
  stageRef: RefObject<HTMLDivElement | null>;
  pictureRef: RefObject<HTMLDivElement | null>;
}

const loadNonPictureItem = () => import('./NonPictureItem.tsx').then(({ NonPictureItem }) => NonPictureItem);

/** The pictures and other items side by side, one filling the stage; only the current one and its neighbours are rendered. */
export function ZoomStage(props: ZoomStageProps) {
  const { pictures, index, loadsFullSize, drawing, labels, stageRef, pictureRef } = props;
  const { length } = pictures;
  const [NonPictureItem, prepareNonPictureItem] = useLazyComponent(loadNonPictureItem);
  const hasNonPicture = !pictures.every(isPicture);
  useEffect(
    function loadNonPictures() {
      if (hasNonPicture) prepareNonPictureItem();
    },
    [hasNonPicture, prepareNonPictureItem],
  );
  const rendered = new Set([index, adjacentPicture(index, 1, length), adjacentPicture(index, -1, length)]);
  return (
    <div className={styles.stage} data-part="stage" ref={stageRef}>
      <div className={styles.slides} style={initialIndexVar(index)}>
        {pictures.map((picture, slide) => (
          <div
            aria-hidden={slide !== index || undefined}
            className={styles.slide}
            inert={slide !== index}
            key={slide}
          >
            {rendered.has(slide) && (
              <div
                className={`${styles.picture} ${isZoomable(picture) ? '' : styles.fixed}`}
                data-part={slide === index ? 'picture' : undefined}
                ref={slide === index ? pictureRef : undefined}
                style={previewVar(picture)}
              >
                {isPicture(picture) ? (
                  <StagePicture
                    {...picture}
                    drawing={drawing}
                    // Not while fingers move: decoding a large picture would block the gesture.
                    sizes={slide === index && loadsFullSize ? '400vw' : '100vw'}
                  />
                ) : (
                  NonPictureItem && (
                    <NonPictureItem isCurrent={slide === index} item={picture} labels={labels} />
                  )
                )}
              </div>
            )}
          </div>
        ))}
      </div>
      <span className={styles.waiting}>
        <Spinner size={32} tone="current" />
      </span>
    </div>
  );
}

/** The picture inherits its placeholder, in place of its own, from the parent. */
const previewVar = (item: ViewerItem): CSSProperties | undefined =>
  isPicture(item) && item.preview
    ? inlineVars({ [picturePlaceholder]: `url(${JSON.stringify(item.preview)})` })
    : undefined;

const initialIndexVar = (index: number): CSSProperties =>
  inlineVars({ [styles.currentIndex]: String(index) });
