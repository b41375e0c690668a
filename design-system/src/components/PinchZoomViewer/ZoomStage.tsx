import type { RefObject } from 'react';
import type { DrawingName } from '../Picture/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { StagePicture } from './StagePicture.tsx';
import * as styles from './ZoomStage.css.ts';
import type { ViewerPicture } from './viewerTypes.ts';

interface ZoomStageProps {
  pictures: readonly ViewerPicture[];
  index: number;
  /** Side the shown picture has come from. */
  enteredFrom: 'left' | 'right' | null;
  /** Somebody has come to rest on a zoomed picture: it is loaded as large as there is. */
  loadsFullSize: boolean;
  drawing: DrawingName | undefined;
  stageRef: RefObject<HTMLDivElement | null>;
  pictureRef: RefObject<HTMLDivElement | null>;
}

/** The shown picture, whole at first; the ones beside it are loaded ahead. */
export function ZoomStage(props: ZoomStageProps) {
  const { pictures, index, enteredFrom, loadsFullSize, drawing, stageRef, pictureRef } = props;
  const { length } = pictures;
  const shown = pictures[index];
  const neighbours = [...new Set([(index + 1) % length, (index + length - 1) % length])].filter(
    (at) => at !== index,
  );
  return (
    <div className={styles.stage} data-part="stage" ref={stageRef}>
      {shown && (
        <div
          className={styles.picture}
          data-from={enteredFrom ?? undefined}
          data-part="picture"
          key={index}
          ref={pictureRef}
        >
          <StagePicture
            {...shown}
            drawing={drawing}
            // Not while fingers move: decoding a large picture would hold them up.
            sizes={loadsFullSize ? '400vw' : '100vw'}
          />
        </div>
      )}
      {neighbours.map((at) => (
        <div aria-hidden className={styles.neighbour} key={at}>
          <StagePicture alt="" drawing={drawing} source={pictures[at]?.source ?? null} />
        </div>
      ))}
      <span className={styles.waiting}>
        <Spinner size={32} tone="current" />
      </span>
    </div>
  );
}
