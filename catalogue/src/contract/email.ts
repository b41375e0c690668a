import { RFC_EMAIL_REGEX } from 'valibot';

/** Whether a browser's email field accepts the text (S-205). */
export const isBrowserEmail = (text: string) => text.length <= 254 && RFC_EMAIL_REGEX.test(text);

/** Whether mail can be sent to the address: accepted by browsers, with a dot in its domain (O50). */
export const isEmail = (text: string) => isBrowserEmail(text) && /\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(text);
