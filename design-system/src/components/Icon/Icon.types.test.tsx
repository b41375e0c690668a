import { IconX } from './index.ts';

export const takesTheDrawnSizes = () => <IconX size={28} />;

// @ts-expect-error the stroke is drawn for five sizes
export const refusesOthers = () => <IconX size={22} />;
