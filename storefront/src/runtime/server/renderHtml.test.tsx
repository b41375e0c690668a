import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderHtml } from './renderHtml.ts';

function Failing(): never {
  throw new Error('failed');
}

it('renders without errors', async () => {
  expect(await renderHtml(<p>text</p>)).toEqual({ html: '<p>text</p>', errors: [] });
});

it('renders the fallback of a failed part, and returns its error with the component stack (O65)', async () => {
  const { html, errors } = await renderHtml(
    <main>
      <Suspense fallback={<i>fallback</i>}>
        <Failing />
      </Suspense>
    </main>,
  );
  expect(html).toContain('<i>fallback</i>');
  expect(errors).toEqual([
    { error: new Error('failed'), componentStack: expect.stringContaining('Failing') },
  ]);
});

it('rejects with an error outside of any boundary', async () => {
  await expect(renderHtml(<Failing />)).rejects.toThrow('failed');
});
