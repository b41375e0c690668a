import { RFC_EMAIL_REGEX } from 'valibot';

/** Whether text has the form that the browser's email field accepts (S-205). */
export const isBrowserEmail = (text: string) => text.length <= 254 && RFC_EMAIL_REGEX.test(text);

/** Whether text can be an address that mail reaches: the browser's form, in a domain with a dot (O50). */
export const isEmail = (text: string) => isBrowserEmail(text) && /\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(text);
