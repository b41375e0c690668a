export { Hero, heroSizes, type HeroProps } from './Hero.tsx';
export { type HeroCallout, type HeroCalloutText, type HeroMeasure } from './HeroCallouts.tsx';
export { calloutPlacements, type CalloutPlacement, type StagePoint } from './calloutGeometry.ts';
