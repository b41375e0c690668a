import { useRef, useState } from 'react';
import { randomUuid } from '@elvora/catalogue/client';

export type SubmissionState<Receipt> =
  | { status: 'editing' }
  | { status: 'sending' }
  | { status: 'sent'; receipt: Receipt }
  | { status: 'failed'; error: unknown };

/**
 * Sends a form's values once, however often it is submitted (O53): a second submission is ignored while one is in flight,
 * and a retry with the same values has the same idempotency key, which the API accepts once.
 */
export function useSubmission<Values, Receipt>(
  send: (values: Values, options: { idempotencyKey: string }) => Promise<Receipt>,
  /** Receipt of a form posted without script. */
  initialReceipt: Receipt | null = null,
) {
  const [state, setState] = useState<SubmissionState<Receipt>>(
    initialReceipt === null ? { status: 'editing' } : { status: 'sent', receipt: initialReceipt },
  );
  const isSending = useRef(false);
  const request = useRef({ body: '', idempotencyKey: '' });

  const submit = async (values: Values): Promise<SubmissionState<Receipt> | null> => {
    if (isSending.current) return null;
    isSending.current = true;
    const body = JSON.stringify(values);
    if (request.current.body !== body) {
      request.current = { body, idempotencyKey: randomUuid() };
    }
    setState({ status: 'sending' });
    let next: SubmissionState<Receipt>;
    try {
      const receipt = await send(values, { idempotencyKey: request.current.idempotencyKey });
      // The next submission is a new one, even with the same values.
      request.current = { body: '', idempotencyKey: '' };
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
