import { type CSSProperties, type RefObject } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import { type DrawingName, picturePlaceholder } from '../Picture/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { StagePicture } from './StagePicture.tsx';
import * as styles from './ZoomStage.css.ts';
import { adjacentPicture } from './viewerKeyState.ts';
import type { ViewerPicture } from './viewerTypes.ts';

interface ZoomStageProps {
  pictures: readonly ViewerPicture[];
  index: number;
  /** Loads the current picture at full size, once a zoomed picture is at rest. */
  loadsFullSize: boolean;
  drawing: DrawingName | undefined;
  stageRef: RefObject<HTMLDivElement | null>;
  pictureRef: RefObject<HTMLDivElement | null>;
}

/** The pictures side by side, one filling the stage; only the current one and its neighbours are rendered. */
export function ZoomStage(props: ZoomStageProps) {
  const { pictures, index, loadsFullSize, drawing, stageRef, pictureRef } = props;
  const { length } = pictures;
  const rendered = new Set([index, adjacentPicture(index, 1, length), adjacentPicture(index, -1, length)]);
  return (
    <div className={styles.stage} data-part="stage" ref={stageRef}>
      <div className={styles.slides} style={initialIndexVar(index)}>
        {pictures.map((picture, slide) => (
          <div aria-hidden={slide !== index || undefined} className={styles.slide} key={slide}>
            {rendered.has(slide) && (
              <div
                className={styles.picture}
                data-part={slide === index ? 'picture' : undefined}
                ref={slide === index ? pictureRef : undefined}
                style={previewVar(picture)}
              >
                <StagePicture
                  {...picture}
                  drawing={drawing}
                  // Not while fingers move: decoding a large picture would block the gesture.
                  sizes={slide === index && loadsFullSize ? '400vw' : '100vw'}
                />
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
const previewVar = ({ preview }: ViewerPicture): CSSProperties | undefined =>
  preview ? inlineVars({ [picturePlaceholder]: `url(${JSON.stringify(preview)})` }) : undefined;

const initialIndexVar = (index: number): CSSProperties =>
  inlineVars({ [styles.currentIndex]: String(index) });
