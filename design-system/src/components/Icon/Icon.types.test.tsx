import { IconX } from './index.ts';

export const takesTheSizesOfTheIconSet = () => <IconX size={28} />;

// @ts-expect-error only five sizes exist
export const rejectsOtherSizes = () => <IconX size={22} />;
