import type { PictureSource } from '../Picture/index.ts';
import * as styles from './MagnifierLens.css.ts';

interface EnlargedPictureProps {
  /** The picture of the frame, already loaded. */
  source: PictureSource | null;
  /** The larger version; `source` stays visible until it has loaded, or when it fails. */
  zoomSource: PictureSource | null;
  /** Rendered widths of the two in CSS pixels. */
  width: number;
  zoomWidth: number;
  className: string;
}

/** The picture at its enlarged size: the loaded source, and the larger one on top. */
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
        // A blurred picture is better than the broken-image icon on top of it.
        onError={(event) => {
          event.currentTarget.hidden = true;
        }}
        src={source.src}
      />
    </picture>
  );
}
