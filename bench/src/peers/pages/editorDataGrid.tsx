import 'react-data-grid/lib/styles.css';
import { useState } from 'react';
import { type Column, DataGrid, renderTextEditor } from 'react-data-grid';
import { cells, headers } from './content.ts';
import { defineBenchPage } from './page.tsx';

type Row = Readonly<Record<string, string>>;

const columnOf = (name: string, at: number): Column<Row> => ({
  key: `a${at + 1}`,
  name,
  width: 120,
  renderEditCell: renderTextEditor,
});

function Editor() {
  const [columns, setColumns] = useState(() => headers.map(columnOf));
  const [rows, setRows] = useState<readonly Row[]>(() =>
    cells.map((line) => Object.fromEntries(line.map((text, at) => [`a${at + 1}`, text]))),
  );
  return (
    <>
      <button
        data-bench="insert"
        onClick={() => {
          const key = `a${columns.length + 1}`;
          setColumns([...columns, columnOf('', columns.length)]);
          setRows(rows.map((row) => ({ ...row, [key]: '' })));
        }}
        type="button"
      >
        Add Column
      </button>
      <DataGrid columns={columns} onRowsChange={setRows} rows={rows} style={{ height: '640px' }} />
    </>
  );
}
defineBenchPage(() => <Editor />, {
  insertColumn: () => document.querySelector<HTMLButtonElement>('[data-bench=insert]')?.click(),
});
