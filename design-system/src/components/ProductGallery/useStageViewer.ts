import { type MouseEvent, useState } from 'react';
import { useCloseOnBack, useLazyComponent } from '../../hooks/index.ts';
import { loadedPictureUrl } from '../Picture/index.ts';

const loadViewer = () => import('../PinchZoomViewer/index.ts').then(({ PinchZoomViewer }) => PinchZoomViewer);

interface PreparedViewer {
  /** Picture that the viewer is rendered for. */
  index: number;
  isOpen: boolean;
  /** Gets the focus when the viewer is closed. */
  opener?: HTMLElement;
  /** Shown until the larger picture has loaded. */
  preview?: string;
}

/** Opens the viewer at the current picture. It is rendered hidden between press and click, to open without delay. */
export function useStageViewer(index: number) {
  const [prepared, setPrepared] = useState<PreparedViewer | null>(null);
  const [Viewer, load] = useLazyComponent(loadViewer);
  const closeViewer = () => {
    setPrepared(null);
    // Safari does not focus clicked buttons, so the dialog has no element to return focus to.
    prepared?.opener?.focus({ preventScroll: true });
  };
  const close = useCloseOnBack({ isOpen: prepared?.isOpen ?? false, onClose: closeViewer });
  const triggerProps = {
    'data-opening': (prepared?.isOpen && !Viewer) || undefined,
    onFocus: load,
    onPointerEnter: load,
    onPointerDown: () => {
      load();
      setPrepared({ index, isOpen: false });
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      load();
      setPrepared({
        index,
        isOpen: true,
        opener: openedFrom(currentTarget),
        preview: loadedPictureUrl(currentTarget.parentElement?.querySelector('[data-shown]')),
      });
    },
  };
  return { triggerProps, Viewer, prepared, close };
}

/** Returns the element to focus after the viewer: a focused thumbnail, or the button, which Safari does not focus on a click. */
const openedFrom = (button: HTMLElement): HTMLElement =>
  button.closest('[data-component]')?.querySelector<HTMLElement>('[role=tab]:focus') ?? button;
