import { objectPosition } from '../ImageCropper/index.ts';
import { Picture } from '../Picture/index.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './ImageTile.css.ts';
import type { UploaderImage } from './uploaderImage.ts';
import { useObjectUrl } from './useObjectUrl.ts';

interface TilePictureProps {
  image: UploaderImage;
  alt: string;
}

/** The image as a square around its focal point. */
export function TilePicture({ image, alt }: TilePictureProps) {
  const preview = useObjectUrl(image.kind === 'new' ? image.file : null);
  const source = image.kind === 'new' ? (preview === null ? null : { src: preview }) : image.source;
  if (image.focalPoint && source) {
    return (
      <img
        alt={alt}
        className={styles.focused}
        src={source.src}
        style={inlineVars({ [styles.focus]: objectPosition(image.focalPoint) })}
      />
    );
  }
  return <Picture alt={alt} priority={image.kind === 'new'} ratio="1/1" sizes="140px" source={source} />;
}
