import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { setVars } from '../../styles/inlineVars.ts';
import type { Size } from '../../geometry/index.ts';
import type { PictureSource } from '../Picture/index.ts';
import { lensOffset, lensRect, pictureOffset, zoomWithinSource } from './lensGeometry.ts';
import { listenToKeyboard, listenToPointer } from './lensInput.ts';
import { measureStage, sizeOf } from './lensStage.ts';
import {
  initialLensState,
  type LensEvent,
  type LensState,
  reduceLens,
  type Third,
  thirdsOf,
  zoomBounds,
} from './lensState.ts';
import * as styles from './MagnifierLens.css.ts';
import type { PanelPlacement } from './panelGeometry.ts';
import { useArmedWidth } from './useArmedWidth.ts';
import { useLensAvailability } from './useLensAvailability.ts';
import { type LensPanel, useLensPanel } from './useLensPanel.ts';

interface LensOptions {
  frame: RefObject<HTMLElement | null>;
  source: PictureSource | null;
  zoomSource: PictureSource | null;
  lensSize: number;
  zoom: number;
  panelSize: number;
  breakpoint: number;
  panelPlacement: PanelPlacement;
  onZoomChange: ((zoom: number) => void) | undefined;
  /** Id of the text that tells the keys. */
  keysId: string;
}

export interface LensView {
  zoom: number;
  across: Third;
  down: Third;
}

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
    function magnify() {
      const element = frame.current;
      const root = rootRef.current;
      const page = element?.ownerDocument.defaultView;
      if (!element || !root || !page || !isAvailable) return;
      // Keep the state while the window is too narrow, so that the lens returns with the width.
      if (session.current.address !== address || session.current.zoom !== zoom)
        session.current = { address, zoom, state: initialLensState(zoom) };
      let { state } = session.current;
      let request = 0;
      let stopPanel: (() => void) | null = null;

      const measure = () => measureStage(element, latest.current.options.source);
      const render = () => {
        request = 0;
        if (state.mode === 'hidden') return;
        writeLens(root, { state, element, ...latest.current });
        root.toggleAttribute('data-shown', true);
      };
      const renderSoon = () => {
        if (request === 0 && state.mode !== 'hidden') request = page.requestAnimationFrame(render);
      };
      const show = () => {
        // Lets what is in the frame step aside.
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
        const before = state;
        state = reduceLens(state, event);
        if (state === before) return false;
        session.current = { address, zoom, state };
        if (state.mode === 'hidden') hide();
        else if (before.mode === 'hidden') show();
        else renderSoon();
        if (state.mode === 'pinned') {
          const factor = Math.round(zoomFactor(state, latest.current.options, measure().picture) * 10) / 10;
          setView({ zoom: factor, ...thirdsOf(state.at) });
          if (state.zoom !== before.zoom) latest.current.options.onZoomChange?.(factor);
        } else if (before.mode === 'pinned') setView(null);
        return true;
      };

      renderLens.current = render;
      const listeners = new AbortController();
      const { signal } = listeners;
      listenToPointer(element, { measure, dispatch, signal });
      listenToKeyboard(element, {
        dispatch,
        maxZoom: () => zoomFactor({ zoom: zoomBounds.max }, latest.current.options, measure().picture),
        onFocusVisible: (isVisible) => root.toggleAttribute('data-focus-visible', isVisible),
        signal,
      });
      const forgetKeys = describeKeys(element, keysId);
      if (state.mode !== 'hidden') show();
      return () => {
        listeners.abort();
        forgetKeys();
        page.cancelAnimationFrame(request);
        renderLens.current = undefined;
        hide();
        setView(null);
      };
    },
    [frame, isAvailable, zoom, address, keysId],
  );

  return { rootRef, panelRef, isAvailable, armedWidth, view };
}

const zoomFactor = ({ zoom }: Pick<LensState, 'zoom'>, { source, zoomSource }: LensOptions, picture: Size) =>
  zoomWithinSource({ zoom, stage: picture, source: sizeOf(zoomSource ?? source) });

/** Tells assistive technology the keys of the lens; returns how to take that back. */
function describeKeys(element: HTMLElement, keysId: string) {
  const before = element.getAttribute('aria-describedby');
  element.setAttribute('aria-keyshortcuts', 'Z');
  element.setAttribute('aria-describedby', before ? `${before} ${keysId}` : keysId);
  return () => {
    element.removeAttribute('aria-keyshortcuts');
    if (before) element.setAttribute('aria-describedby', before);
    else element.removeAttribute('aria-describedby');
  };
}

interface LensContext {
  state: LensState;
  element: HTMLElement;
  options: LensOptions;
  panel: LensPanel;
}

/** Writes the positions of lens, panel and enlarged pictures as custom properties. */
function writeLens(root: HTMLElement, { state, element, options, panel }: LensContext) {
  const { frame, picture } = measureStage(element, options.source);
  const zoom = zoomFactor(state, options, picture);
  const pointer = { x: state.at.x * picture.width, y: state.at.y * picture.height };
  const input = { pointer, stage: picture, lensSizePx: options.lensSize, zoom };
  const lens = lensRect(input);
  const inLens = lensOffset(input);
  const panelRect = panel.rectIn(frame, { x: picture.x + pointer.x, y: picture.y + pointer.y });
  const inPanel = pictureOffset({ ...input, frame: panelRect });
  setVars(root, {
    [styles.lensSize]: `${options.lensSize}px`,
    [styles.pictureWidth]: `${picture.width * zoom}px`,
    [styles.pictureHeight]: `${picture.height * zoom}px`,
    [styles.lensX]: `${picture.x + lens.x}px`,
    [styles.lensY]: `${picture.y + lens.y}px`,
    [styles.lensPictureX]: `${inLens.x}px`,
    [styles.lensPictureY]: `${inLens.y}px`,
    [styles.panelX]: `${panelRect.x}px`,
    [styles.panelY]: `${panelRect.y}px`,
    [styles.panelPictureX]: `${inPanel.x}px`,
    [styles.panelPictureY]: `${inPanel.y}px`,
  });
}
