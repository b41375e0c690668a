import { SpecTable, type SpecTableProps } from './index.ts';

const table: SpecTableProps['table'] = { headers: ['Code'], rows: [{ a1: 'EV-1' }] };

export const takesATableAndACaption = () => <SpecTable caption="Sizes" isDense table={table} />;

// @ts-expect-error the accessible name is required
export const needsACaption = () => <SpecTable table={table} />;

// @ts-expect-error cells are text
export const rejectsNumbers = () => <SpecTable caption="Sizes" table={{ headers: [], rows: [{ a1: 1 }] }} />;
