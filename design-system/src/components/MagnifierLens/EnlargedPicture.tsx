import type { PictureSource } from '../Picture/index.ts';
import * as styles from './MagnifierLens.css.ts';

interface EnlargedPictureProps {
  /** What the frame shows, which the browser has already. */
  source: PictureSource | null;
  /** The larger one; the other stands in until it has come, and when it does not. */
  zoomSource: PictureSource | null;
  /** Widths in CSS pixels at which the two are drawn. */
  width: number;
  zoomWidth: number;
  className: string;
}

/** The picture at its enlarged size: the source at hand, and over it the larger one. */
export function EnlargedPicture({ source, zoomSource, width, zoomWidth, className }: EnlargedPictureProps) {
  return (
    <div className={className}>
      {source && <Layer source={source} width={width} />}
      {zoomSource && <Layer key={zoomSource.src} isLarge source={zoomSource} width={zoomWidth} />}
    </div>
  );
}

function Layer({ source, width, isLarge }: { source: PictureSource; width: number; isLarge?: boolean }) {
  return (
    <picture>
      {source.variants?.map(({ type, srcSet }) => (
        <source key={type} sizes={`${Math.ceil(width)}px`} srcSet={srcSet} type={type} />
      ))}
      <img
        alt=""
        className={styles.layer}
        data-part={isLarge ? 'large' : undefined}
        decoding="async"
        draggable={false}
        // A broken sign over the picture at hand would be worse than a picture that is not sharp.
        onError={(event) => {
          event.currentTarget.hidden = true;
        }}
        src={source.src}
      />
    </picture>
  );
}
