import type { ClientError } from '@elvora/catalogue/client';

/** Second line of error panels: what to do, and that no input is lost. */
export const errorHelpText = 'Check the connection and try again. Nothing you entered is lost.';

/**
 * Returns the HTTP status of a page whose content failed: that of the response, or 500 for an
 * invalid response.
 */
export const failureStatus = ({ kind, status }: ClientError): number =>
  kind === 'contract' ? 500 : (status ?? 503);
