import { type DrawingName, Picture } from '../Picture/index.ts';
import type { GalleryPicture } from './ProductGallery.tsx';
import * as styles from './ProductGallery.css.ts';

interface GalleryStageProps {
  pictures: readonly GalleryPicture[];
  index: number;
  /** A picture is put on the page when it is shown or about to be. */
  isMounted: (index: number) => boolean;
  name: string;
  drawing?: DrawingName;
  sizes: string;
}

/** The large picture, in a square that is there before any picture is. */
export function GalleryStage({ pictures, index, isMounted, name, drawing, sizes }: GalleryStageProps) {
  return (
    <div className={styles.stage} data-part="stage">
      {pictures.length === 0 && <Picture alt={name} drawing={drawing} ratio="fill" source={null} />}
      {pictures.map(({ source, alt }, at) =>
        isMounted(at) ? (
          <div
            aria-hidden={at !== index || undefined}
            className={styles.slide}
            data-shown={at === index || undefined}
            key={at}
          >
            <Picture
              alt={alt}
              drawing={drawing}
              fit="contain"
              priority={at === 0}
              ratio="fill"
              sizes={sizes}
              source={source}
            />
          </div>
        ) : null,
      )}
    </div>
  );
}
