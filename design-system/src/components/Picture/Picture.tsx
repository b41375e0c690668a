import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type DrawingName, PlaceholderDrawing } from '../PlaceholderDrawing/index.ts';
import * as styles from './Picture.css.ts';
import { boxRatio, knownSize, type PictureRatio } from './pictureGeometry.ts';
import { type PictureSource, placeholderImage } from './pictureSource.ts';
import { usePictureStatus } from './usePictureStatus.ts';

export const pictureFits = ['cover', 'contain'] as const;
export type PictureFit = (typeof pictureFits)[number];

export interface PictureProps {
  /** What to show; without a source, or when it cannot be loaded, the drawing stands in. */
  source: PictureSource | null | undefined;
  /** What the picture shows; empty where the text beside it says so already. */
  alt: string;
  /** Place that is kept for the picture: width to height, its own, or the size of the parent. @default '1/1' */
  ratio?: PictureRatio;
  /** @default 'cover' */
  fit?: PictureFit;
  /** Width in the page, as in the HTML attribute, for the choice among the variants. @default '100vw' */
  sizes?: string;
  /** Among the first things seen: loaded at once and before others. @default false */
  priority?: boolean;
  /** Product family of the drawing. @default 'contactor' */
  drawing?: DrawingName;
}

/** A picture in a box of known size: light variants, a tiny stand-in while it comes, a drawing when it does not. */
export function Picture({
  source,
  alt,
  ratio = '1/1',
  fit = 'cover',
  sizes,
  priority,
  drawing,
}: PictureProps) {
  const given = source?.src ? source : undefined;
  return (
    <span
      className={`${styles.box} ${styles.fits[fit]} ${ratio === 'fill' ? styles.fill : ''}`}
      data-component="Picture"
      style={assignInlineVars({ [styles.ratio]: boxRatio(ratio, given ?? {}) })}
    >
      {given ? (
        <Shot
          alt={alt}
          drawing={drawing}
          // A new address is a new attempt.
          key={given.src}
          priority={priority}
          sizes={sizes}
          source={given}
        />
      ) : (
        <PlaceholderDrawing label={alt} name={drawing} />
      )}
    </span>
  );
}

interface ShotProps extends Pick<PictureProps, 'alt' | 'sizes' | 'priority' | 'drawing'> {
  source: PictureSource;
}

function Shot({ source, alt, sizes = '100vw', priority = false, drawing }: ShotProps) {
  const { status, imageProps } = usePictureStatus();
  if (status === 'failed') return <PlaceholderDrawing label={alt} name={drawing} />;
  const placeholder = status === 'loading' ? placeholderImage(source.placeholder) : undefined;
  return (
    <picture
      className={styles.frame}
      style={placeholder ? assignInlineVars({ [styles.placeholder]: placeholder }) : undefined}
    >
      {source.variants?.map(({ type, srcSet }) => (
        <source
          key={type}
          // Browsers that know `auto` take the true width of a lazy picture; others skip the word.
          sizes={priority ? sizes : `auto, ${sizes}`}
          srcSet={srcSet}
          type={type}
        />
      ))}
      <img
        {...knownSize(source)}
        {...imageProps}
        alt={alt}
        className={styles.image}
        data-status={status}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
        loading={priority ? 'eager' : 'lazy'}
        // Last: an address given before the other attributes starts a load that ignores them.
        src={source.src}
      />
    </picture>
  );
}
