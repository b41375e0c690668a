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

/** Which picture is shown, which were asked for, and the keyboard of the strip. */
export function useGallery({ count, orientation, selectedIndex, onSelect }: GalleryOptions) {
  const id = useId();
  const [ownIndex, setOwnIndex] = useState(0);
  const [askedFor, setAskedFor] = useState<ReadonlySet<number>>(new Set([0]));
  const [isNear, setIsNear] = useState(false);
  const thumbRefs = useRef<(HTMLAnchorElement | null)[]>([]);
  const isBeside = useSyncExternalStore(subscribeToWidth, isWide, () => false);
  const axis = orientation === 'auto' ? (isBeside ? 'vertical' : 'horizontal') : orientation;
  const index = clampIndex(selectedIndex ?? ownIndex, count);

  /** Loads a picture before it is shown. */
  const prepare = (wanted: number) =>
    setAskedFor((known) => (known.has(wanted) ? known : new Set(known).add(wanted)));

  const select = (wanted: number) => {
    prepare(wanted);
    setOwnIndex(wanted);
    onSelect?.(wanted);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ') {
      // A link answers to Enter only.
      event.preventDefault();
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
    /** A pointer that can hover, or the focus, has come near. */
    nearProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') setIsNear(true);
      },
      onFocus: ({ target }: FocusEvent) => {
        // A finger leaves the focus behind as well, and has no use for a lens.
        if (target.matches(':focus-visible')) setIsNear(true);
      },
    },
    isMounted: (at: number) => at === index || askedFor.has(at),
    prepare,
    select,
    onKeyDown,
    thumbRefs,
    thumbId: (at: number) => `${id}thumb${at}`,
    stageId: `${id}stage`,
  };
}
