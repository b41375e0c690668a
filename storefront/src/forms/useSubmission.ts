import { useRef, useState } from 'react';
import { newRequestId } from '@elvora/catalogue/client';

export type SubmissionState<Receipt> =
  | { status: 'editing' }
  | { status: 'sending' }
  | { status: 'sent'; receipt: Receipt }
  | { status: 'failed'; error: unknown };

/**
 * Sends a form's values once, however often somebody presses (O53): a second press while it is under way does nothing,
 * and the same values tried again carry the same request id, so that the host takes them once.
 */
export function useSubmission<Values, Receipt>(
  send: (values: Values, options: { requestId: string }) => Promise<Receipt>,
  /** Of what has been sent already. */
  received: Receipt | null = null,
) {
  const [state, setState] = useState<SubmissionState<Receipt>>(
    received === null ? { status: 'editing' } : { status: 'sent', receipt: received },
  );
  const isSending = useRef(false);
  const request = useRef({ contents: '', requestId: '' });

  const submit = async (values: Values): Promise<SubmissionState<Receipt> | null> => {
    if (isSending.current) return null;
    isSending.current = true;
    const contents = JSON.stringify(values);
    if (request.current.contents !== contents) {
      request.current = { contents, requestId: newRequestId() };
    }
    setState({ status: 'sending' });
    let next: SubmissionState<Receipt>;
    try {
      const receipt = await send(values, { requestId: request.current.requestId });
      // What is sent from now on is another one, even with the same contents.
      request.current = { contents: '', requestId: '' };
      next = { status: 'sent', receipt };
    } catch (error) {
      console.error('The form could not be sent.', error);
      next = { status: 'failed', error };
    }
    isSending.current = false;
    setState(next);
    return next;
  };

  return { state, submit, edit: () => setState({ status: 'editing' }) };
}
