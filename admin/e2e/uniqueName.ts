import { randomUUID } from 'node:crypto';

const suffix = () => randomUUID().slice(0, 8);

/** Makes a name unique: other projects and retries leave their entries behind. */
export const uniqueName = (name: string) => `${name} ${suffix()}`;

/** `uniqueName` for user names and email addresses, which have no spaces. */
export const uniqueId = (name: string) => `${name}.${suffix()}`;
