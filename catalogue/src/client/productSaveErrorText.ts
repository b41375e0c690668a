import { prefixedErrorText, errorTexts } from '../contract/errorTexts.ts';
import { ClientError } from './clientError.ts';

/** Returns the message for a failed save: with the host's text, without one, or after an exception (S-361…S-363). */
export function productSaveErrorText(error: unknown): string {
  if (!(error instanceof ClientError) || error.kind === 'network' || error.kind === 'aborted')
    return errorTexts.productSaveBroke;
  return error.text === null ? errorTexts.productNotSaved : prefixedErrorText(error.text);
}
