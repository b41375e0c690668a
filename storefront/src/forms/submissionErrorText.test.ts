import { ClientError } from '@elvora/catalogue/client';
import { expect, it } from 'vitest';
import { submissionErrorText } from './submissionErrorText.ts';

const inputKept = 'Everything you typed is still here.';

it.each([
  [new Error('an internal detail'), `It could not be sent. ${inputKept}`],
  [new ClientError({ kind: 'network' }), `It could not be sent: there is no connection. ${inputKept}`],
  [
    new ClientError({ kind: 'http', status: 429, retryAfter: 61, text: 'slow down' }),
    `Too many forms were sent from your network. Try again in 2 minutes. ${inputKept}`,
  ],
  [
    new ClientError({ kind: 'http', status: 429 }),
    `Too many forms were sent from your network. Try again in a minute. ${inputKept}`,
  ],
  [new ClientError({ kind: 'http', status: 413, text: 'Too long.' }), `Too long. ${inputKept}`],
  [
    new ClientError({ kind: 'http', status: 500, text: 'table enquiries is locked' }),
    `It could not be sent. Try again in a moment. ${inputKept}`,
  ],
])('returns the next step for %o', (error, text) => {
  expect(submissionErrorText(error)).toBe(text);
});
