import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { CarouselStep } from './carouselState.ts';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselOptions {
  /** The element that clips the slides. Its first child contains them. */
  viewportRef: RefObject<HTMLElement | null>;
  /** `slides` shows one slide at a time in a loop; `strip` scrolls freely and by what fits. @default 'slides' */
  variant?: keyof typeof variants;
  /** @default 'x' */
  axis?: 'x' | 'y';
  /** The slide to show. */
  index: number;
  /** Direction of the last change, for the way a loop turns. */
  step?: CarouselStep;
  /** Leaves the slides where CSS has them. @default false */
  isDisabled?: boolean;
}

/** A press that moved less than this far is a click. */
const dragThresholdPx = 6;
/** Embla's physical unit, not ms: settles in about 400 ms. */
const duration = 22;

const variants = {
  slides: { loop: true },
  strip: { dragFree: true, slidesToScroll: 'auto', containScroll: 'trimSnaps' },
} as const;

/** Slides that all fit have nowhere to go; a zoomed picture is panned instead. */
const canDrag = (embla: Embla) =>
  embla.scrollSnapList().length > 1 && embla.rootNode().closest('[data-zoomed]') === null;

/** Moves slides with Embla. The caller owns the index; a drag moves slides but does not choose one. */
export function useCarousel({
  viewportRef,
  variant = 'slides',
  axis = 'x',
  index,
  step,
  isDisabled = false,
}: CarouselOptions): Embla | undefined {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const [isAttached, setIsAttached] = useState(false);
  const [startIndex] = useState(index);
  const [attach, embla] = useEmblaCarousel({
    ...variants[variant],
    align: 'start',
    active: !isDisabled,
    axis,
    direction,
    dragThreshold: dragThresholdPx,
    duration,
    startIndex: variant === 'slides' ? startIndex : 0,
    watchDrag: canDrag,
    // Of `slides`, only the current one can take focus.
    watchFocus: variant === 'strip',
  });
  const scrollToIndex = useEffectEvent((api: Embla) => scrollToSlide(api, { index, step }));
  const restoreIndex = useEffectEvent((api: Embla) => scrollToSlide(api, { index, isInstant: true }));
  const returnToIndex = useEffectEvent((api: Embla) => {
    if (variant === 'strip') return;
    // Embla has chosen a slide by speed and distance; discard it, the caller applies the 50 px rule (S-103).
    const { target, location } = api.internalEngine();
    target.set(location);
    scrollToSlide(api, { index });
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
    // Runs in the frame in which Embla takes over, so that CSS can position the slides until then.
    function markViewport() {
      const viewport = viewportRef.current;
      if (!isAttached || isDisabled || !viewport) return;
      viewport.toggleAttribute('data-embla', true);
      return () => viewport.removeAttribute('data-embla');
    },
    [isAttached, isDisabled, viewportRef],
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
      // Slides, size or options have changed.
      embla?.on('reInit', restoreIndex);
      return () => {
        embla?.off('pointerUp', returnToIndex);
        embla?.off('reInit', restoreIndex);
      };
    },
    [embla],
  );
  return embla;
}

interface ScrollTarget {
  index: number;
  step?: CarouselStep | undefined;
  isInstant?: boolean;
}

function scrollToSlide(embla: Embla, { index, step, isInstant = prefersReducedMotion() }: ScrollTarget) {
  const snaps = embla.internalEngine().slideRegistry;
  const snap = snaps.findIndex((slides) => slides.includes(index));
  if (snap === -1) return;
  const current = embla.selectedScrollSnap();
  // Of two slides each is on both sides of the other.
  if (step && snap !== current && snap === (current + step + snaps.length) % snaps.length) {
    if (step === 1) embla.scrollNext(isInstant);
    else embla.scrollPrev(isInstant);
  } else embla.scrollTo(snap, isInstant);
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
