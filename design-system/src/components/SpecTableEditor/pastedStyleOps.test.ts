import { expect, it } from 'vitest';
import { withoutStyles } from './pastedStyleOps.ts';

it.each([
  ["<td style='width:48pt'>1</td>", "<td data-style='width:48pt'>1</td>"],
  [
    '<TD height=20\n STYLE = "mso-number-format:\'[>9]0\'">1</TD>',
    '<TD height=20\n data-style="mso-number-format:\'[>9]0\'">1</TD>',
  ],
  ['<td class=xl65 style=color:red rowspan=2>1', '<td class=xl65 data-style=color:red rowspan=2>1'],
  ['<td title="a>b" style="x"><p style=\'y\'>1', '<td title="a>b" data-style="x"><p data-style=\'y\'>1'],
  ['<style>\n<!-- td {color:red} -->\n</style><td>1</td>', '<td>1</td>'],
  ['<STYLE type="text/css">p{}</STYLE ><style>q{}', ''],
  ['<td>Hood style = open, 3 < 4 style=x</td>', '<td>Hood style = open, 3 < 4 style=x</td>'],
  ['<td data-style="x" class="style=1">1</td>', '<td data-style="x" class="style=1">1</td>'],
])('turns %j into %j', (html, safe) => expect(withoutStyles(html)).toBe(safe));
