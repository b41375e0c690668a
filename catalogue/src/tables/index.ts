export { checkSharedCodes, checkTable, findTableIssue, tableCodes } from './checkTable.ts';
export { HeaderSpellings } from './headerSpellings.ts';
export { issueSubject } from './issueSubject.ts';
export { nearHeaders } from './nearHeaders.ts';
export { type CodeHolder, sharedWith } from './sharedCodes.ts';
