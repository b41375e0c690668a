export { afterPaint } from './afterPaint.ts';
export { indexAfterKey } from './rovingFocusState.ts';
export { realClock, type Clock } from './clock.ts';
export { skipOffscreenRendering } from './skipOffscreenRendering.ts';
export { fragmentId } from './fragmentId.ts';
export { readLinkClick, clientNavigationPath, type LinkClick } from './linkNavigation.ts';
export { useCloseOnBack } from './useCloseOnBack.ts';
export { useLazyComponent } from './useLazyComponent.ts';
export { useInView, type InViewState } from './useInView.ts';
