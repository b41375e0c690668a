export { checkTable, correctTable } from './checkTable.ts';
export { HeaderSpellings } from './headerSpellings.ts';
export { nearHeaders } from './nearHeaders.ts';
