import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { indexAfterKey } from '../../hooks/index.ts';
import { breakpoints } from '../../theme/index.ts';
import { type GalleryOrientation, clampIndex } from './galleryState.ts';

const wideQuery = `(min-width: ${breakpoints.md}px)`;

const isWide = () => typeof matchMedia === 'function' && matchMedia(wideQuery).matches;

function subscribeToWidth(onChange: () => void) {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(wideQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

interface GalleryOptions {
  count: number;
  orientation: GalleryOrientation;
  selectedIndex: number | undefined;
  onSelect: ((index: number) => void) | undefined;
}

/** The selected picture, the pictures to load, and the keyboard of the strip. */
export function useGallery({ count, orientation, selectedIndex, onSelect }: GalleryOptions) {
  const id = useId();
  const [ownIndex, setOwnIndex] = useState(0);
  const [requested, setRequested] = useState<ReadonlySet<number>>(new Set([0]));
  const [isNear, setIsNear] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const thumbRefs = useRef<(HTMLAnchorElement | null)[]>([]);
  const isBeside = useSyncExternalStore(subscribeToWidth, isWide, () => false);
  const axis = orientation === 'auto' ? (isBeside ? 'vertical' : 'horizontal') : orientation;
  const index = clampIndex(selectedIndex ?? ownIndex, count);

  const noticePointer = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') setIsNear(true);
  };

  /** Loads a picture before it is shown. */
  const prepare = (picture: number) =>
    setRequested((before) => (before.has(picture) ? before : new Set(before).add(picture)));

  const select = (picture: number) => {
    prepare(picture);
    setOwnIndex(picture);
    onSelect?.(picture);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ') {
      // Arrows select; Space would scroll the page.
      event.preventDefault();
      return;
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      // The selected picture is shown already.
      event.preventDefault();
      triggerRef.current?.click();
      return;
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = indexAfterKey({ key: event.key, axis, isRtl, index, count });
    if (next === null) return;
    event.preventDefault();
    select(next);
    thumbRefs.current[next]?.focus();
  };

  return {
    axis,
    index,
    isNear,
    /** Report that a hovering pointer or keyboard focus is near. */
    nearProps: {
      onPointerEnter: noticePointer,
      // A pointer that was here before hydration does not enter.
      onPointerMove: noticePointer,
      onFocus: ({ target }: FocusEvent) => {
        // Touch moves focus as well, but has no lens.
        if (target.matches(':focus-visible')) setIsNear(true);
      },
    },
    isMounted: (picture: number) => picture === index || requested.has(picture),
    prepare,
    select,
    onKeyDown,
    /** The button that opens the viewer. */
    triggerRef,
    thumbRefs,
    thumbId: (picture: number) => `${id}thumb${picture}`,
    stageId: `${id}stage`,
  };
}
