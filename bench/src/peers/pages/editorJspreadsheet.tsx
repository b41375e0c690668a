import 'jspreadsheet-ce/dist/jspreadsheet.css';
import jspreadsheet, { type WorksheetInstance } from 'jspreadsheet-ce';
import { useLayoutEffect, useRef } from 'react';
import { cells, headers } from './content.ts';
import { defineBenchPage } from './page.tsx';

let worksheet: WorksheetInstance | undefined;

function Editor() {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(function createWorksheet() {
    if (!container.current) return;
    [worksheet] = jspreadsheet(container.current, {
      worksheets: [
        {
          columns: headers.map((title) => ({ title, type: 'text', width: 120 })),
          data: cells.map((line) => [...line]),
          lazyLoading: true,
          tableHeight: '640px',
          tableOverflow: true,
          tableWidth: '1280px',
        },
      ],
    });
  }, []);
  return <div ref={container} />;
}
defineBenchPage(() => <Editor />, { insertColumn: () => worksheet?.insertColumn() });
