import { type DrawingName, PlaceholderDrawing } from '../PlaceholderDrawing/index.ts';
import { BarePicture, type BarePictureProps } from './BarePicture.tsx';

export interface PictureProps extends Omit<BarePictureProps, 'fallback'> {
  /** Product family of the placeholder drawing for a missing or broken picture. @default 'contactor' */
  drawing?: DrawingName;
}

/** Responsive picture in a box of known size: variants, a tiny placeholder while loading, a drawing on failure. */
export function Picture({ drawing, ...picture }: PictureProps) {
  return <BarePicture {...picture} fallback={<PlaceholderDrawing label={picture.alt} name={drawing} />} />;
}
