import { useEffect, useState } from 'react';
import { BarePicture, type DrawingName } from '../Picture/index.ts';
import type { PlaceholderDrawing } from '../PlaceholderDrawing/index.ts';
import type { ViewerPicture } from './viewerTypes.ts';

interface StagePictureProps extends ViewerPicture {
  /** @default '100vw' */
  sizes?: string;
  /** @default 'contain' */
  fit?: 'contain' | 'cover';
  drawing: DrawingName | undefined;
}

/** A picture that fills its box. The drawing for a missing one loads on demand. */
export function StagePicture({ alt, sizes, fit = 'contain', source, preview, drawing }: StagePictureProps) {
  return (
    <BarePicture
      alt={alt}
      fit={fit}
      priority
      ratio="fill"
      sizes={sizes}
      source={preview && source ? { ...source, placeholder: '' } : source}
      fallback={<LazyDrawing label={alt} name={drawing} />}
    />
  );
}

function LazyDrawing(props: { label: string; name: DrawingName | undefined }) {
  const [Drawing, setDrawing] = useState<typeof PlaceholderDrawing | null>(null);
  useEffect(function loadDrawing() {
    // Browsers cache failed dynamic imports, so don't try while offline.
    if (navigator.onLine)
      import('../PlaceholderDrawing/index.ts').then(
        (module) => setDrawing(() => module.PlaceholderDrawing),
        () => undefined,
      );
  }, []);
  return Drawing && <Drawing {...props} />;
}
