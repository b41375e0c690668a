import { prefixedErrorText } from '@elvora/catalogue/contract';
import type { FailedResource } from '../runtime/data/useResource.ts';
import { errorHelpText } from './errorHelp.ts';

/** Turns a failed resource into the state in which a view shows an error panel. */
export const failedState = ({ retry, isRetrying }: FailedResource, text: string) =>
  ({
    status: 'failed',
    error: { title: prefixedErrorText(text), text: errorHelpText, onRetry: retry, isRetrying },
  }) as const;
