import { Lightbox, type LightboxProps } from '@elvora/design-system/Lightbox';
import { useState } from 'react';

/** A lightbox that holds its index in state. */
export function ControlledLightbox({ index: first, onIndexChange, ...others }: LightboxProps) {
  const [index, setIndex] = useState(first);
  return (
    <Lightbox
      {...others}
      index={index}
      onIndexChange={(to) => {
        setIndex(to);
        onIndexChange(to);
      }}
    />
  );
}
