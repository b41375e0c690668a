import { useState } from 'react';
import { useCloseOnBack } from '../../hooks/index.ts';
import type { PhotoId } from './PhotoGrid.tsx';

export interface OpenPhotoOptions {
  /** Controlled open photo; omit for uncontrolled. */
  openId: PhotoId | null | undefined;
  onOpenChange: ((id: PhotoId | null) => void) | undefined;
}

/** The open photo, controlled or not. Back closes one that is not controlled. */
export function useOpenPhoto({ openId, onOpenChange }: OpenPhotoOptions) {
  const [ownId, setOwnId] = useState<PhotoId | null>(null);
  const closeOwn = useCloseOnBack({
    isOpen: ownId !== null,
    onClose: () => {
      setOwnId(null);
      onOpenChange?.(null);
    },
  });
  const isControlled = openId !== undefined;
  return {
    shownId: isControlled ? openId : ownId,
    show(id: PhotoId | null) {
      if (!isControlled) {
        if (id === null) return closeOwn();
        setOwnId(id);
      }
      onOpenChange?.(id);
    },
  };
}
