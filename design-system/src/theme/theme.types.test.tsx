import { themeCss } from './theme.ts';

export const takesTokensByRole = () =>
  themeCss({ tone: { brand: { text: 'green' } }, font: { body: 'serif' } });

// @ts-expect-error sizes depend on the pointer and cannot be themed
export const rejectsSizes = () => themeCss({ size: { controlMd: '20px' } });

// @ts-expect-error durations depend on reduced motion and cannot be themed
export const rejectsDurations = () => themeCss({ motion: { fast: { duration: '9s' } } });

// @ts-expect-error unknown token
export const rejectsUnknownTokens = () => themeCss({ text: { shout: 'red' } });
