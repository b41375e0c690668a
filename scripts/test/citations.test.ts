import { describe, expect, it } from 'vitest';
import { findUnknownCitations, parseCitedIds } from '../citations.mjs';

const known = parseCitedIds({
  checklist: '- S-001 A line \n- S-002 Another.\n',
  decisions: '- **D-18, D-19** Two at once.\n- **D-56** *Sizes.* One (D-33).\n',
  securityCases: '| id  | request |\n| --- | --- |\n| O01 | GET |\n| O104 | axe |\n',
});

describe('citations of docs/', () => {
  it('accepts ids that a document defines', () => {
    expect([...known]).toEqual(['S-001', 'S-002', 'D-18', 'D-19', 'D-56', 'D-33', 'O01', 'O104']);
    expect(findUnknownCitations('shows it (S-001, D-19, O104)', known)).toEqual([]);
  });

  it('rejects all other ids', () => {
    expect(findUnknownCitations('S-003 and D-99, O99, twice S-003', known)).toEqual(['S-003', 'D-99', 'O99']);
  });
});
