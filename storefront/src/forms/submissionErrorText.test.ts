import { ClientError } from '@elvora/catalogue/client';
import { expect, it } from 'vitest';
import { submissionErrorText } from './submissionErrorText.ts';

const kept = 'Everything you typed is still here.';

it.each([
  [new Error('a secret of the program'), `It could not be sent. ${kept}`],
  [new ClientError({ kind: 'network' }), `It could not be sent: there is no connection. ${kept}`],
  [
    new ClientError({ kind: 'http', status: 429, retryAfter: 61, text: 'slow down' }),
    `Too many were sent from here. Try again in 2 minutes. ${kept}`,
  ],
  [
    new ClientError({ kind: 'http', status: 429 }),
    `Too many were sent from here. Try again in a minute. ${kept}`,
  ],
  [new ClientError({ kind: 'http', status: 413, text: 'Too long.' }), `Too long. ${kept}`],
  [
    new ClientError({ kind: 'http', status: 500, text: 'table enquiries is locked' }),
    `It could not be sent. Try again in a moment. ${kept}`,
  ],
])('says of %o what to do', (error, text) => {
  expect(submissionErrorText(error)).toBe(text);
});
