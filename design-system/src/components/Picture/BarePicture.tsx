import type { ImgHTMLAttributes, ReactNode } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './Picture.css.ts';
import { boxRatio, validSize, type PictureRatio } from './pictureGeometry.ts';
import { type PictureSource, placeholderImage } from './pictureSource.ts';
import { usePictureStatus } from './usePictureStatus.ts';

export const pictureFits = ['cover', 'contain'] as const;
export type PictureFit = (typeof pictureFits)[number];

export type PicturePriority = boolean | 'behind';

/** What a picture asks of the browser for its priority. */
const loadingAttributes = {
  false: { loading: 'lazy' },
  behind: { loading: 'eager', fetchPriority: 'low' },
  // The browser tells when it is on the screen.
  true: { loading: 'eager', fetchPriority: 'high', elementtiming: 'first' },
} as const satisfies Record<
  `${PicturePriority}`,
  ImgHTMLAttributes<HTMLImageElement> & { elementtiming?: string }
>;

export interface BarePictureProps {
  /** What to show. */
  source: PictureSource | null | undefined;
  /** What the picture shows; empty where the text beside it says so already. */
  alt: string;
  /** Place that is kept for the picture: width to height, its own, or the size of the parent. @default '1/1' */
  ratio?: PictureRatio;
  /** @default 'cover' */
  fit?: PictureFit;
  /** Width in the page, as in the HTML attribute, for the choice among the variants. @default '100vw' */
  sizes?: string;
  /**
   * Whether it is loaded at once: before others when it is among the first things seen, or `'behind'` them. Others load when
   * they come near. @default false
   */
  priority?: PicturePriority;
  /** What stands there without a source, or when it cannot be loaded. */
  fallback: ReactNode;
}

/** A picture in a box of known size: light variants, a tiny stand-in while it comes, another one when it does not. */
export function BarePicture({ source, ratio = '1/1', fit = 'cover', fallback, ...others }: BarePictureProps) {
  const given = source?.src ? source : undefined;
  return (
    <span
      className={`${styles.box} ${styles.fits[fit]} ${ratio === 'fill' ? styles.fill : ''}`}
      data-component="Picture"
      style={inlineVars({ [styles.ratio]: boxRatio(ratio, given ?? {}) })}
    >
      {given ? (
        // A new address is a new attempt.
        <LoadingPicture key={given.src} source={given} fallback={fallback} {...others} />
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
      className={styles.frame}
      style={placeholder ? inlineVars({ [styles.placeholder]: placeholder }) : undefined}
    >
      {source.variants?.map(({ type, srcSet }) => (
        <source
          key={type}
          // Browsers that know `auto` take the true width of a lazy picture; others skip the word.
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
        // Last: an address given before the other attributes starts a load that ignores them.
        src={source.src}
      />
    </picture>
  );
}
