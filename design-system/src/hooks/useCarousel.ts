import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createGlide, type Glide, settleAtTarget } from './createGlide.ts';
import { duration, restPx } from './glideGeometry.ts';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselOptions {
  /** The element that clips the slides. Its first child contains them. */
  viewportRef: RefObject<HTMLElement | null>;
  /**
   * `slides` moves by slides, in a loop if there are enough; `strip` scrolls freely and by the visible length. @default
   * 'slides'
   */
  variant?: keyof typeof variants;
  /** @default 'x' */
  axis?: 'x' | 'y';
  /** The slide to show. */
  index: number;
  /** Direction of the last change, in which a loop turns. */
  step?: 1 | -1 | undefined;
}

/** Presses that move less are clicks. */
const dragThresholdPx = 6;

const variants = {
  slides: { loop: true },
  strip: { dragFree: true, slidesToScroll: 'auto', containScroll: 'trimSnaps' },
} as const;

/** Dragging is off if all slides fit, while a zoomed picture is panned, and on controls that are dragged themselves. */
const canDrag = (embla: Embla, { target }: Event) =>
  embla.scrollSnapList().length > 1 &&
  embla.rootNode().closest('[data-zoomed]') === null &&
  (target as Element).closest('[data-undraggable]') === null;

/** Moves slides with Embla. The caller owns the index; a drag moves slides but does not choose one. */
export function useCarousel({
  viewportRef,
  variant = 'slides',
  axis = 'x',
  index,
  step,
}: CarouselOptions): Embla | undefined {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const [isAttached, setIsAttached] = useState(false);
  const [startIndex] = useState(index);
  const [glide] = useState(createGlide);
  // Embla measures slides from the element that also positions their container; `will-change` makes the container that element.
  const canMeasure = (api: Embla): true => {
    glide.finish(api);
    rasterAtRest(api);
    return true;
  };
  useEffect(
    // In the frame in which Embla takes over, and before it measures: until then CSS positions the slides.
    function markViewport() {
      const viewport = viewportRef.current;
      if (!isAttached || !viewport) return;
      viewport.toggleAttribute('data-embla', true);
      return () => viewport.removeAttribute('data-embla');
    },
    [isAttached, viewportRef],
  );
  const [attach, embla] = useEmblaCarousel({
    ...variants[variant],
    align: 'start',
    axis,
    direction,
    dragThreshold: dragThresholdPx,
    duration,
    startIndex: variant === 'slides' ? startIndex : 0,
    watchDrag: canDrag,
    watchResize: canMeasure,
    watchSlides: canMeasure,
    // Only those in view of `slides` can take focus.
    watchFocus: variant === 'strip',
  });
  const scrollToIndex = useEffectEvent((api: Embla) => scrollToSlide(api, glide, { index, step }));
  const restoreIndex = useEffectEvent((api: Embla) => {
    glide.cancel();
    scrollToSlide(api, glide, { index, isInstant: true });
  });
  const returnToIndex = useEffectEvent((api: Embla) => {
    if (variant === 'strip') return;
    // Embla has chosen a slide by speed and distance; discard it, the caller applies the 50 px rule (S-103).
    const { target, location } = api.internalEngine();
    glide.stop(api);
    target.set(location);
    scrollToSlide(api, glide, { index });
  });

  useEffect(
    function attachToViewport() {
      const viewport = viewportRef.current;
      if (viewport && getComputedStyle(viewport).direction === 'rtl') setDirection('rtl');
      attach(viewport);
      setIsAttached(viewport !== null);
    },
    [attach, viewportRef],
  );
  useEffect(
    function followIndex() {
      if (embla) scrollToIndex(embla);
    },
    [embla, index],
  );
  useEffect(
    function settleAfterDrag() {
      embla?.on('pointerUp', returnToIndex);
      embla?.on('pointerUp', expectNoClick);
      // Slides, size or options have changed.
      embla?.on('reInit', restoreIndex);
      return () => {
        embla?.off('pointerUp', returnToIndex);
        embla?.off('pointerUp', expectNoClick);
        embla?.off('reInit', restoreIndex);
      };
    },
    [embla],
  );
  useEffect(
    function easeMotion() {
      embla?.on('pointerDown', glide.hold);
      embla?.on('scroll', moveWithoutRaster);
      embla?.on('scroll', glide.follow);
      embla?.on('scroll', settleWhenNear);
      embla?.on('settle', rasterAtRest);
      return () => {
        glide.cancel();
        embla?.off('pointerDown', glide.hold);
        embla?.off('scroll', moveWithoutRaster);
        embla?.off('scroll', glide.follow);
        embla?.off('scroll', settleWhenNear);
        embla?.off('settle', rasterAtRest);
      };
    },
    [embla, glide],
  );
  useEffect(
    function scrollByWheel() {
      if (!embla || variant !== 'strip') return;
      const viewport = embla.rootNode();
      const onWheel = (event: WheelEvent) => {
        if (scrollStrip(embla, event)) event.preventDefault();
      };
      viewport.addEventListener('wheel', onWheel, { passive: false });
      return () => viewport.removeEventListener('wheel', onWheel);
    },
    [embla, variant],
  );
  return embla;
}

/** Moves the pixels of the slides: at each fraction of a pixel, browsers would raster their text again. */
function moveWithoutRaster(embla: Embla) {
  const { style } = embla.containerNode();
  if (style.willChange === '') style.willChange = 'transform';
}

function rasterAtRest(embla: Embla) {
  embla.containerNode().style.willChange = '';
}

/** Embla renders frames until a thousandth of a pixel is left, about half of them without visible motion: ends it earlier. */
function settleWhenNear(embla: Embla) {
  const { dragHandler, location, scrollBody, target } = embla.internalEngine();
  const distance = Math.abs(target.get() - location.get());
  if (distance < restPx && Math.abs(scrollBody.velocity()) < restPx && !dragHandler.pointerDown())
    scrollBody.useDuration(0);
}

/** A click caused by a drag follows its end immediately, if at all. */
const clickAfterDragMs = 50;

/**
 * Embla swallows the first click after a drag. A touch drag is not followed by a click, so the next key press would be lost:
 * this synthetic click, which has no other listeners, is swallowed instead.
 */
function expectNoClick(embla: Embla) {
  setTimeout(() => {
    embla.rootNode().dispatchEvent(new MouseEvent('click', { cancelable: true }));
  }, clickAfterDragMs);
}

/** Pixels of a wheel that counts in lines. */
const lineHeightPx = 16;

/**
 * Scrolls a strip by a wheel or trackpad that moves along it. Returns false at its ends, where the page scrolls, and for
 * pinches.
 */
function scrollStrip(embla: Embla, { deltaX, deltaY, deltaMode, ctrlKey }: WheelEvent): boolean {
  const { axis, limit, options, scrollBody, scrollTo, target } = embla.internalEngine();
  const [along, across] = options.axis === 'y' ? [deltaY, deltaX] : [deltaX, deltaY];
  if (ctrlKey || Math.abs(along) <= Math.abs(across)) return false;
  const units = [1, lineHeightPx, embla.rootNode().clientWidth];
  const distance = axis.direction(-along * (units[deltaMode] ?? 1));
  const move = limit.constrain(target.get() + distance) - target.get();
  if (Math.abs(move) < 0.5) return false;
  scrollBody.useBaseFriction().useDuration(0);
  scrollTo.distance(move, false);
  return true;
}

interface ScrollTarget {
  index: number;
  step?: 1 | -1 | undefined;
  isInstant?: boolean;
}

function scrollToSlide(
  embla: Embla,
  glide: Glide,
  { index, step, isInstant = prefersReducedMotion() }: ScrollTarget,
) {
  const snaps = embla.internalEngine().slideRegistry;
  const snap = snaps.findIndex((slides) => slides.includes(index));
  if (snap === -1) return;
  const velocity = glide.stop(embla);
  const current = embla.selectedScrollSnap();
  // With two slides, each is on both sides of the other. Without a loop, the last and the first are not neighbours.
  const { loop } = embla.internalEngine().options;
  if (step && loop && snap !== current && snap === (current + step + snaps.length) % snaps.length) {
    if (step === 1) embla.scrollNext(isInstant);
    else embla.scrollPrev(isInstant);
  } else embla.scrollTo(snap, isInstant);
  if (isInstant) settleAtTarget(embla);
  else glide.start(embla, velocity);
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
