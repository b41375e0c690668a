import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { findFirstScreenEnd, FirstScreenEnd } from './FirstScreenEnd.tsx';

it('finds the first of several marks, inside which a link may be inserted', () => {
  const mark = renderToString(<FirstScreenEnd />);
  const at = findFirstScreenEnd(`<p></p>${mark}<p></p>${mark}`);
  expect(at).toBe('<p></p>'.length + mark.indexOf('</div>'));
});

it('finds none in a page whose styles are all in the document', () => {
  expect(findFirstScreenEnd('<p data-first-screen-end="text"></p>')).toBeNull();
});
