import { type DrawingName, PlaceholderDrawing } from '../PlaceholderDrawing/index.ts';
import { BarePicture, type BarePictureProps } from './BarePicture.tsx';

export interface PictureProps extends Omit<BarePictureProps, 'fallback'> {
  /** Product family of the drawing that stands in for a picture that is missing or broken. @default 'contactor' */
  drawing?: DrawingName;
}

/** A picture in a box of known size: light variants, a tiny stand-in while it comes, a drawing when it does not. */
export function Picture({ drawing, ...picture }: PictureProps) {
  return <BarePicture {...picture} fallback={<PlaceholderDrawing label={picture.alt} name={drawing} />} />;
}
