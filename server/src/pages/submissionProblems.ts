import type { FieldProblem } from '@elvora/catalogue/contract';
import type { SubmissionResult } from '../enquiries/enquiryService.ts';

/** A form that was not accepted, or could not be stored. */
export type FailedSubmission = Exclude<SubmissionResult, { kind: 'accepted' }> | { kind: 'failed' };

const textKeptMessage = 'Everything you typed is still here.';

/** Status of the page that shows the form again. */
export const statusByResult = { invalid: 422, keyReused: 422, limited: 429, failed: 503 } as const;

/** Returns the messages of the page about a rejected form. */
export function toProblems(result: FailedSubmission): readonly FieldProblem[] {
  switch (result.kind) {
    case 'invalid':
      return result.problems;
    case 'limited':
      return [
        {
          field: '',
          text: `Too many forms were sent from your network. Try again in a few minutes. ${textKeptMessage}`,
        },
      ];
    case 'keyReused':
    case 'failed':
      return [{ field: '', text: `It could not be sent. Try again in a moment. ${textKeptMessage}` }];
  }
}
