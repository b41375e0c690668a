export { afterPaint } from './afterPaint.ts';
export { indexAfterKey } from './choiceKeyState.ts';
export { realClock, type Clock } from './clock.ts';
export { drawNearOnly } from './drawNearOnly.ts';
export { fragmentId } from './fragmentId.ts';
export { linkClickOf, linkTarget, type LinkClick } from './linkTarget.ts';
export { useBackCloses } from './useBackCloses.ts';
export { useLazyPart } from './useLazyPart.ts';
export { useSight, type Sight } from './useSight.ts';
