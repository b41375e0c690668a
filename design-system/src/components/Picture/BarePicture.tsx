import type { ImgHTMLAttributes, ReactNode } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './Picture.css.ts';
import { boxRatio, validSize, type PictureRatio } from './pictureGeometry.ts';
import { type PictureSource, placeholderImage } from './pictureSource.ts';
import { usePictureStatus } from './usePictureStatus.ts';

export const pictureFits = ['cover', 'contain'] as const;
export type PictureFit = (typeof pictureFits)[number];

export type PicturePriority = boolean | 'behind';

/** Loading attributes by priority. */
const loadingAttributes = {
  false: { loading: 'lazy' },
  behind: { loading: 'eager', fetchPriority: 'low' },
  // `elementtiming` reports when it is painted.
  true: { loading: 'eager', fetchPriority: 'high', elementtiming: 'first' },
} as const satisfies Record<
  `${PicturePriority}`,
  ImgHTMLAttributes<HTMLImageElement> & { elementtiming?: string }
>;

export interface BarePictureProps {
  source: PictureSource | null | undefined;
  /** Text alternative; empty where adjacent text already says it. */
  alt: string;
  /** Aspect ratio of the box: fixed, the picture's own (`auto`), or the parent's size (`fill`). @default '1/1' */
  ratio?: PictureRatio;
  /** @default 'cover' */
  fit?: PictureFit;
  /** `sizes` attribute, for the choice among the variants. @default '100vw' */
  sizes?: string;
  /**
   * Loads eagerly: with high priority (`true`) for pictures above the fold, with low priority (`'behind'`) after them.
   * Otherwise lazily. @default false
   */
  priority?: PicturePriority;
  /** Shown without a source and when loading fails. */
  fallback: ReactNode;
}

/** Responsive picture in a box of known size: variants, a tiny placeholder while loading, a fallback on failure. */
export function BarePicture({ source, ratio = '1/1', fit = 'cover', fallback, ...props }: BarePictureProps) {
  const validSource = source?.src ? source : undefined;
  return (
    <span
      className={`${styles.box} ${styles.fits[fit]} ${ratio === 'fill' ? styles.fill : ''}`}
      data-component="Picture"
      style={inlineVars({ [styles.ratio]: boxRatio(ratio, validSource ?? {}) })}
    >
      {validSource ? (
        // A new URL restarts loading.
        <LoadingPicture key={validSource.src} source={validSource} fallback={fallback} {...props} />
      ) : (
        fallback
      )}
    </span>
  );
}

interface LoadingPictureProps extends Pick<BarePictureProps, 'alt' | 'sizes' | 'priority' | 'fallback'> {
  source: PictureSource;
}

function LoadingPicture({ source, alt, sizes = '100vw', priority = false, fallback }: LoadingPictureProps) {
  const { status, imageProps } = usePictureStatus();
  if (status === 'failed') return fallback;
  const placeholder = status === 'loading' ? placeholderImage(source.placeholder) : undefined;
  return (
    <picture
      className={priority === false ? `${styles.frame} ${styles.lazy}` : styles.frame}
      style={placeholder ? inlineVars({ [styles.placeholder]: placeholder }) : undefined}
    >
      {source.variants?.map(({ type, srcSet }) => (
        <source
          key={type}
          // Browsers that support `auto` use the rendered width of lazy images; others ignore it.
          sizes={priority === false ? `auto, ${sizes}` : sizes}
          srcSet={srcSet}
          type={type}
        />
      ))}
      <img
        {...validSize(source)}
        {...imageProps}
        alt={alt}
        className={styles.image}
        data-status={status}
        {...loadingAttributes[`${priority}`]}
        decoding="async"
        // Last: setting `src` before the other attributes starts a request that ignores them.
        src={source.src}
      />
    </picture>
  );
}
