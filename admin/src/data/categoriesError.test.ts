import { ClientError } from '@elvora/catalogue/client';
import { describe, expect, it } from 'vitest';
import { categoriesError } from './categoriesError.ts';

const offline = new ClientError({ kind: 'network' });
const refused = new ClientError({ kind: 'contract', responseBody: { success: false } });
const explained = new ClientError({
  kind: 'contract',
  text: 'Being restored',
  responseBody: { success: false },
});
const down = new ClientError({ kind: 'http', status: 503 });

describe('categoriesError', () => {
  it.each([
    ['the text of the tree', { listError: offline, treeError: explained }, 'Being restored'],
    ['the text of the lists', { listError: explained, treeError: offline }, 'Being restored'],
    [
      'the stated text of a refusal',
      { listError: refused, treeError: refused },
      'Failed to fetch categories',
    ],
    [
      'the stated text of a failed fetch',
      { listError: offline, treeError: offline },
      'Failed to fetch categories. Please check your connection.',
    ],
    [
      'the stated text of a failed fetch when the server is down',
      { listError: down, treeError: down },
      'Failed to fetch categories. Please check your connection.',
    ],
    [
      'the stated text of a failed fetch for any other failure',
      { listError: new Error('x'), treeError: new Error('y') },
      'Failed to fetch categories. Please check your connection.',
    ],
  ])('has %s (S-309, S-310, D-24)', (_, failures, text) => {
    expect(categoriesError(failures).text).toBe(text);
  });
});
