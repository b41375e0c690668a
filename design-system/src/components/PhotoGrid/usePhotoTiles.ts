import { useCallback, useEffect, useRef, useState } from 'react';
import { loadedPictureUrl } from '../Picture/index.ts';
import type { PhotoId } from './PhotoGrid.tsx';

export interface PhotoTilesOptions {
  shownId: PhotoId | null;
  isOpen: boolean;
  show: (id: PhotoId) => void;
}

/** The buttons of the tiles: opens their photos and returns the focus to the last one that was shown. */
export function usePhotoTiles({ shownId, isOpen, show }: PhotoTilesOptions) {
  const tiles = useRef(new Map<PhotoId, HTMLButtonElement>());
  /** The tile that was opened, and the form in which it shows its photo. */
  const [opened, setOpened] = useState<{ id: PhotoId; preview: string | undefined }>();
  const latestShow = useRef(show);
  useEffect(function rememberShow() {
    latestShow.current = show;
  });
  const lastShown = useRef<PhotoId | null>(null);
  useEffect(
    function restoreFocus() {
      if (isOpen) {
        lastShown.current = shownId;
        return;
      }
      // The dialog returns focus to the pressed tile; move it to the tile of the last photo.
      if (lastShown.current !== null) tiles.current.get(lastShown.current)?.focus();
      lastShown.current = null;
    },
    [isOpen, shownId],
  );
  return {
    tiles: tiles.current,
    opened,
    openTile: useCallback((id: PhotoId) => {
      setOpened({ id, preview: loadedPictureUrl(tiles.current.get(id)) });
      latestShow.current(id);
    }, []),
  };
}
