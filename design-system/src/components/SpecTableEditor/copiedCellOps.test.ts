import { expect, it } from 'vitest';
import { toHtmlTable } from './copiedCellOps.ts';

it('formats cells as an HTML table with escaped text', () => {
  expect(toHtmlTable([['a<b>c', '"1" & 2'], ['x\ny']])).toBe(
    '<table><tr><td>a&lt;b&gt;c</td><td>&quot;1&quot; &amp; 2</td></tr><tr><td>x<br>y</td></tr></table>',
  );
});
