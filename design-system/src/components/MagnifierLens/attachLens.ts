import type { RefObject } from 'react';
import { describeLensKeys } from './describeLensKeys.ts';
import { listenToKeyboard, listenToPointer } from './lensInput.ts';
import { measureStage } from './lensStage.ts';
import { type LensEvent, type LensState, reduceLens, thirdsOf, zoomBounds } from './lensState.ts';
import type { LensPanel } from './useLensPanel.ts';
import type { LensOptions, LensView } from './lensOptions.ts';
import { writeLens, zoomFactor } from './writeLens.ts';

interface LensAttachment {
  element: HTMLElement;
  root: HTMLElement;
  page: Window;
  /** Holds the state, which outlives the attachment. */
  session: { state: LensState };
  /** Receives the function that renders the lens at once. */
  renderLens: RefObject<(() => void) | undefined>;
  /** Options and panel of the latest render. */
  latest: RefObject<{ options: LensOptions; panel: LensPanel }>;
  keysId: string;
  /** Called with the view that keys have moved to; null once they do not control it. */
  onViewChange: (view: LensView | null) => void;
}

/** Attaches a lens to a frame; returns a function that detaches it. */
export function attachLens(attachment: LensAttachment): () => void {
  const { element, root, page, session, latest, keysId, renderLens, onViewChange } = attachment;
  let request = 0;
  let stopPanel: (() => void) | null = null;

  const measure = () => measureStage(element, latest.current.options.source);
  const render = () => {
    request = 0;
    if (session.state.mode === 'hidden') return;
    writeLens(root, { state: session.state, element, ...latest.current });
    root.toggleAttribute('data-shown', true);
  };
  const scheduleRender = () => {
    if (request === 0 && session.state.mode !== 'hidden') request = page.requestAnimationFrame(render);
  };
  const show = () => {
    // Other content of the frame hides with this attribute.
    element.toggleAttribute('data-magnified', true);
    stopPanel = latest.current.panel.follow();
  };
  const hide = () => {
    stopPanel?.();
    stopPanel = null;
    root.removeAttribute('data-shown');
    element.removeAttribute('data-magnified');
  };
  const dispatch = (event: LensEvent) => {
    const before = session.state;
    const state = reduceLens(before, event);
    if (state === before) return false;
    session.state = state;
    if (state.mode === 'hidden') hide();
    else if (before.mode === 'hidden') show();
    else scheduleRender();
    if (state.mode === 'pinned') {
      const factor = Math.round(zoomFactor(state, latest.current.options, measure().picture) * 10) / 10;
      onViewChange({ zoom: factor, ...thirdsOf(state.at) });
      if (state.zoom !== before.zoom) latest.current.options.onZoomChange?.(factor);
    } else if (before.mode === 'pinned') onViewChange(null);
    return true;
  };

  renderLens.current = render;
  const listeners = new AbortController();
  const { signal } = listeners;
  if (session.state.mode !== 'hidden') show();
  listenToPointer(element, { first: latest.current.options.pointer, measure, dispatch, signal });
  listenToKeyboard(element, {
    dispatch,
    maxZoom: () => zoomFactor({ zoom: zoomBounds.max }, latest.current.options, measure().picture),
    onFocusVisible: (isVisible) => root.toggleAttribute('data-focus-visible', isVisible),
    signal,
  });
  const removeDescription = describeLensKeys(element, keysId);
  return () => {
    listeners.abort();
    removeDescription();
    page.cancelAnimationFrame(request);
    renderLens.current = undefined;
    hide();
    onViewChange(null);
  };
}
