import { type TableGrid, createHistory, SpecTableEditor } from '@elvora/design-system/SpecTableEditor';
import { useState } from 'react';
import { cells, headers } from './content.ts';
import { defineBenchPage } from './page.tsx';

function Editor() {
  const [value, setValue] = useState(() => createHistory<TableGrid>({ headers, rows: cells }));
  return (
    <div style={{ display: 'grid', height: '720px' }}>
      <SpecTableEditor fillsHeight label="Specifications" onChange={setValue} value={value} />
    </div>
  );
}
defineBenchPage(() => <Editor />, {
  insertColumn: () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add Column')?.click(),
});
