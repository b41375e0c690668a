import { useLayoutEffect, useRef, useState } from 'react';
import { attachLens } from './attachLens.ts';
import type { LensOptions, LensView } from './lensOptions.ts';
import { initialLensState } from './lensState.ts';
import { useArmedWidth } from './useArmedWidth.ts';
import { useLensAvailability } from './useLensAvailability.ts';
import { useLensPanel } from './useLensPanel.ts';

/**
 * The lens over a frame. React renders when the lens is moved by keys; positions are custom properties, written at most once
 * a frame.
 */
export function useMagnifierLens(options: LensOptions) {
  const { frame, zoom, breakpoint, panelSize, panelPlacement, keysId } = options;
  /** A new picture resets the lens. */
  const address = options.source?.src;
  const rootRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const renderLens = useRef<() => void>(undefined);
  const isAvailable = useLensAvailability(frame, breakpoint);
  const armedWidth = useArmedWidth(frame, isAvailable);
  /** View moved by the keyboard; null while a pointer moves the lens. */
  const [view, setView] = useState<LensView | null>(null);
  const panel = useLensPanel({
    frame,
    rootRef,
    panelRef,
    panelSize,
    panelPlacement,
    onPosition: () => renderLens.current?.(),
  });
  const session = useRef({ address, zoom, state: initialLensState(zoom) });
  const latest = useRef({ options, panel });
  useLayoutEffect(function rememberOptions() {
    latest.current = { options, panel };
  });

  useLayoutEffect(
    function attachToFrame() {
      const element = frame.current;
      const root = rootRef.current;
      const page = element?.ownerDocument.defaultView;
      if (!element || !root || !page || !isAvailable) return;
      // Keeps the state while the window is too narrow, so that the lens reappears when it is wide
      // enough.
      if (session.current.address !== address || session.current.zoom !== zoom)
        session.current = { address, zoom, state: initialLensState(zoom) };
      return attachLens({
        element,
        root,
        page,
        session: session.current,
        renderLens,
        latest,
        keysId,
        onViewChange: setView,
      });
    },
    [frame, isAvailable, zoom, address, keysId],
  );

  return { rootRef, panelRef, isAvailable, armedWidth, view };
}
