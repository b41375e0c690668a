import { IconX } from './index.ts';

export const takesTheDrawnSizes = () => <IconX size={28} />;

// @ts-expect-error only five sizes exist
export const rejectsOthers = () => <IconX size={22} />;
