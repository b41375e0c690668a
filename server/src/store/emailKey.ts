/** Normalises an email address for comparison. */
export const toEmailKey = (email: string) => email.trim().toLowerCase();
