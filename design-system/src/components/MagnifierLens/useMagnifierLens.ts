import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { setVars } from '../../styles/inlineVars.ts';
import { containRect, type Size } from '../../geometry/index.ts';
import type { PictureSource } from '../Picture/index.ts';
import { lensOffset, lensRect, pictureOffset, zoomWithinSource } from './lensGeometry.ts';
import { initialLensState, type LensEvent, reduceLens, type Third, thirdsOf } from './lensState.ts';
import * as styles from './MagnifierLens.css.ts';
import { insideCorner, panelPosition, type PanelPlacement } from './panelGeometry.ts';

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
}

export interface LensView {
  zoom: number;
  across: Third;
  down: Third;
}

const sizeOf = (source: PictureSource | null): Size => ({
  width: source?.width ?? 0,
  height: source?.height ?? 0,
});

/**
 * The lens over a frame. React draws when the lens comes, goes or is moved by keys; where it is goes out as custom
 * properties, at most once a frame.
 */
export function useMagnifierLens(options: LensOptions) {
  const { frame, zoom, breakpoint } = options;
  /** Another picture begins anew. */
  const address = options.source?.src;
  const rootRef = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  const [isAvailable, setIsAvailable] = useState(false);
  /** Width of the frame once somebody is near: the larger source is loaded for it. */
  const [armedWidth, setArmedWidth] = useState<number | null>(null);
  /** What the keyboard looks at; null while a pointer leads. */
  const [view, setView] = useState<LensView | null>(null);

  useLayoutEffect(function rememberOptions() {
    latest.current = options;
  });

  useEffect(
    function watchPointerAndWidth() {
      const page = frame.current?.ownerDocument.defaultView;
      if (!page) return;
      const query = page.matchMedia(`(hover: hover) and (min-width: ${breakpoint}px)`);
      const update = () => setIsAvailable(query.matches);
      update();
      query.addEventListener('change', update);
      return () => query.removeEventListener('change', update);
    },
    [breakpoint, frame],
  );

  useLayoutEffect(
    function magnify() {
      const box = frame.current;
      const page = box?.ownerDocument.defaultView;
      if (!box || !page || !isAvailable) return;
      let state = initialLensState(zoom);
      let request = 0;

      const measure = () => {
        const rect = box.getBoundingClientRect();
        const frameRect = { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
        return {
          frameRect,
          picture: containRect({ stage: frameRect, picture: sizeOf(latest.current.source) }),
        };
      };
      const usedZoom = (picture: Size) => {
        const { source: base, zoomSource } = latest.current;
        return zoomWithinSource({ zoom: state.zoom, stage: picture, source: sizeOf(zoomSource ?? base) });
      };

      const draw = () => {
        request = 0;
        const root = rootRef.current;
        if (!root || state.mode === 'hidden') return;
        const { lensSize, panelSize, panelPlacement } = latest.current;
        const { frameRect, picture } = measure();
        const factor = usedZoom(picture);
        const pointer = { x: state.at.x * picture.width, y: state.at.y * picture.height };
        const input = { pointer, stage: picture, lensSizePx: lensSize, zoom: factor };
        const lens = lensRect(input);
        const inLens = lensOffset(input);
        const isRtl = page.getComputedStyle(box).direction === 'rtl';
        const topPx =
          Number.parseFloat(page.getComputedStyle(box).getPropertyValue(styles.stickyTopProperty)) || 0;
        const place = panelPosition({
          frame: frameRect,
          viewport: { width: page.document.documentElement.clientWidth, height: page.innerHeight },
          panelSizePx: panelSize,
          preferred: panelPlacement,
          isRtl,
          topPx,
        });
        const corner =
          place.placement === 'inside'
            ? insideCorner({
                frame: frameRect,
                size: place.size,
                pointer: { x: picture.x + pointer.x, y: picture.y + pointer.y },
                isRtl,
              })
            : place;
        const inPanel = pictureOffset({ ...input, frame: { width: place.size, height: place.size } });
        setVars(root, {
          [styles.lensSize]: `${lensSize}px`,
          [styles.pictureWidth]: `${picture.width * factor}px`,
          [styles.pictureHeight]: `${picture.height * factor}px`,
          [styles.lensX]: `${picture.x + lens.x}px`,
          [styles.lensY]: `${picture.y + lens.y}px`,
          [styles.lensPictureX]: `${inLens.x}px`,
          [styles.lensPictureY]: `${inLens.y}px`,
          [styles.panelSize]: `${place.size}px`,
          [styles.panelX]: `${corner.x}px`,
          [styles.panelY]: `${corner.y}px`,
          [styles.panelPictureX]: `${inPanel.x}px`,
          [styles.panelPictureY]: `${inPanel.y}px`,
        });
      };
      const drawSoon = () => {
        if (request === 0 && state.mode !== 'hidden') request = page.requestAnimationFrame(draw);
      };

      const show = () => {
        const isShown = state.mode !== 'hidden';
        rootRef.current?.toggleAttribute('data-shown', isShown);
        // What stands in the frame may want to give way.
        box.toggleAttribute('data-magnified', isShown);
        if (isShown) draw();
      };
      const tell = (event: LensEvent) => {
        const before = state;
        state = reduceLens(state, event);
        if (state === before) return;
        if (state.mode !== before.mode) show();
        else drawSoon();
        if (state.mode === 'pinned') {
          const factor = Math.round(usedZoom(measure().picture) * 10) / 10;
          setView({ zoom: factor, ...thirdsOf(state.at) });
          if (state.zoom !== before.zoom) latest.current.onZoomChange?.(factor);
        } else if (before.mode === 'pinned') setView(null);
      };

      const arm = () => setArmedWidth(box.getBoundingClientRect().width);
      const onMove = (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        const { frameRect, picture } = measure();
        const at = {
          x: (event.clientX - frameRect.x - picture.x) / picture.width,
          y: (event.clientY - frameRect.y - picture.y) / picture.height,
        };
        tell({ type: 'pointerMoved', at });
      };
      const onLeave = () => tell({ type: 'pointerLeft' });
      const onKey = (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const before = state;
        tell({ type: 'keyPressed', key: event.key, isShift: event.shiftKey });
        if (state === before) return;
        event.preventDefault();
        event.stopPropagation();
      };
      const onResize = () => {
        setArmedWidth((known) => (known === null ? null : box.getBoundingClientRect().width));
        drawSoon();
      };
      const onBlur = () => tell({ type: 'focusLeft' });

      const near = box.parentElement ?? box;
      if (near.matches(':hover') || box.matches(':focus')) arm();
      near.addEventListener('pointerenter', arm);
      box.addEventListener('focus', arm);
      box.addEventListener('blur', onBlur);
      box.addEventListener('pointermove', onMove);
      box.addEventListener('pointerleave', onLeave);
      box.addEventListener('pointercancel', onLeave);
      box.addEventListener('keydown', onKey);
      page.addEventListener('scroll', drawSoon, { passive: true, capture: true });
      const observer = new ResizeObserver(onResize);
      observer.observe(box);
      return () => {
        page.cancelAnimationFrame(request);
        observer.disconnect();
        box.removeAttribute('data-magnified');
        setView(null);
        near.removeEventListener('pointerenter', arm);
        box.removeEventListener('focus', arm);
        box.removeEventListener('blur', onBlur);
        box.removeEventListener('pointermove', onMove);
        box.removeEventListener('pointerleave', onLeave);
        box.removeEventListener('pointercancel', onLeave);
        box.removeEventListener('keydown', onKey);
        page.removeEventListener('scroll', drawSoon, { capture: true });
      };
    },
    [frame, isAvailable, zoom, address],
  );

  return { rootRef, isAvailable, armedWidth, view };
}
