export { realClock, type Clock } from './clock.ts';
export { linkClickOf, linkTarget, type LinkClick } from './linkTarget.ts';
export { useSight, type Sight } from './useSight.ts';
