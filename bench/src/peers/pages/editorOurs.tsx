import { type Grid, historyOf, SpecTableEditor } from '@elvora/design-system/SpecTableEditor';
import { useState } from 'react';
import { cells, headers } from './content.ts';
import { benchPage } from './page.tsx';

function Editor() {
  const [value, setValue] = useState(() => historyOf<Grid>({ headers, rows: cells }));
  return (
    <div style={{ display: 'grid', height: '720px' }}>
      <SpecTableEditor isFilling label="Specifications" onChange={setValue} value={value} />
    </div>
  );
}
benchPage(() => <Editor />, {
  insertColumn: () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add Column')?.click(),
});
