import { useEffect } from 'react';
import { useLazyPart } from '../../hooks/index.ts';
import { BarePicture, type DrawingName } from '../Picture/index.ts';
import type { ViewerPicture } from './viewerTypes.ts';

interface StagePictureProps extends ViewerPicture {
  /** @default '100vw' */
  sizes?: string;
  /** @default 'contain' */
  fit?: 'contain' | 'cover';
  drawing: DrawingName | undefined;
}

/** A picture that fills its place. The drawing for a missing one is loaded when it is missed. */
export function StagePicture({ alt, sizes, fit = 'contain', source, drawing }: StagePictureProps) {
  return (
    <BarePicture
      alt={alt}
      fit={fit}
      priority
      ratio="fill"
      sizes={sizes}
      source={source}
      standIn={<LateDrawing label={alt} name={drawing} />}
    />
  );
}

const loadDrawing = () =>
  import('../PlaceholderDrawing/index.ts').then(({ PlaceholderDrawing }) => PlaceholderDrawing);

function LateDrawing(props: { label: string; name: DrawingName | undefined }) {
  const [Drawing, prepare] = useLazyPart(loadDrawing);
  useEffect(
    function bringDrawing() {
      prepare();
    },
    [prepare],
  );
  return Drawing && <Drawing {...props} />;
}
