// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parsePastedBlock } from '../../src/components/SpecTableEditor/parsePastedBlock.ts';
import { documentClips } from './documentClips.ts';
import { spreadsheetClips } from './spreadsheetClips.ts';
import { textClips } from './textClips.ts';

const clips = [...spreadsheetClips, ...documentClips, ...textClips];

describe('a paste', () => {
  it('is tested with at least 50 samples', () => {
    expect(new Set(clips.map(({ from }) => from)).size).toBe(clips.length);
    expect(clips.length).toBeGreaterThanOrEqual(50);
  });

  it.each(clips)('of $from', ({ html = '', text = '', cells }) => {
    expect(parsePastedBlock({ html, text }, null)?.cells).toEqual(cells);
  });
});
