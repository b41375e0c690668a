import { type RefObject, useLayoutEffect, useRef } from 'react';
import { openTransform } from './openGeometry.ts';

interface OpenTransitionOptions {
  dialogRef: RefObject<HTMLDialogElement | null>;
  pictureRef: RefObject<HTMLElement | null>;
  /** Element of the page that shows the current picture. */
  origin: (() => Element | null | undefined) | undefined;
  onClose: () => void;
}

const timing = { duration: 240, easing: 'cubic-bezier(.2, 0, 0, 1)' };

/** Lets the picture open from its place on the page; returns a function that closes after it has returned there. */
export function useOpenTransition({ dialogRef, pictureRef, origin, onClose }: OpenTransitionOptions) {
  const isClosing = useRef(false);

  useLayoutEffect(function openFromOrigin() {
    isClosing.current = false;
    const picture = pictureRef.current;
    const place = placeOf(picture, origin?.());
    if (!picture || place === null) return;
    picture.animate({ transform: [place, 'none'] }, timing);
    dialogRef.current?.animate(
      { backgroundColor: ['transparent', getComputedStyle(dialogRef.current).backgroundColor] },
      timing,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it opens
  }, []);

  return () => {
    if (isClosing.current) return;
    const dialog = dialogRef.current;
    const picture = pictureRef.current;
    const from = picture ? getComputedStyle(picture).transform : 'none';
    const place = placeOf(picture, origin?.());
    if (!dialog || !picture || place === null) return onClose();
    isClosing.current = true;
    dialog.toggleAttribute('data-closing', true);
    void picture
      .animate({ transform: [from, place] }, { ...timing, fill: 'forwards' })
      .finished.then(onClose, onClose);
  };
}

/** Returns the CSS transform of a picture at the place of an element; null without one, or with reduced motion. */
function placeOf(picture: HTMLElement | null, element: Element | null | undefined): string | null {
  if (!picture || !element || matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
  const from = element.getBoundingClientRect();
  if (from.bottom < 0 || from.top > window.innerHeight) return null;
  const applied = picture.style.transform;
  picture.style.transform = 'none';
  const to = picture.getBoundingClientRect();
  picture.style.transform = applied;
  const transform = openTransform({ from, to });
  return transform && `translate3d(${transform.x}px, ${transform.y}px, 0) scale(${transform.scale})`;
}
