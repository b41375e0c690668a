import { MagnifierLens, type MagnifierLensProps } from '@elvora/design-system/MagnifierLens';
import { Picture } from '@elvora/design-system/Picture';
import { useRef } from 'react';

interface LensInFrameProps extends Omit<MagnifierLensProps, 'frame'> {
  /** Side of the frame in px. @default 400 */
  side?: number;
  /** Height of the frame in px. @default `side` */
  height?: number;
  onPress?: () => void;
}

/** A picture in an interactive frame with the lens over it. */
export function LensInFrame({ side = 400, height = side, onPress, ...lens }: LensInFrameProps) {
  const frame = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ position: 'relative', width: side, maxWidth: '100%', height }}>
      <Picture alt="Power contactor" fit="contain" ratio="fill" source={lens.source} />
      <button
        aria-label="Zoom image: Power contactor"
        onClick={onPress}
        ref={frame}
        style={{ position: 'absolute', inset: 0, width: '100%', border: 0, background: 'transparent' }}
        type="button"
      />
      <MagnifierLens {...lens} frame={frame} />
    </div>
  );
}
