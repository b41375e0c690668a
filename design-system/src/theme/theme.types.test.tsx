import { themeCss } from './theme.ts';

export const takesTokensByRole = () =>
  themeCss({ tone: { brand: { text: 'green' } }, font: { body: 'serif' } });

// @ts-expect-error sizes follow the pointer
export const refusesSizes = () => themeCss({ size: { controlMd: '20px' } });

// @ts-expect-error durations follow the wish for less motion
export const refusesDurations = () => themeCss({ motion: { fast: { duration: '9s' } } });

// @ts-expect-error no such token
export const refusesUnknownTokens = () => themeCss({ text: { shout: 'red' } });
