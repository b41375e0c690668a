import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, scriptJson } from './escape.ts';

describe('scriptJson', () => {
  it('contains no character special to HTML, and parses back to the same value (O60)', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = scriptJson(value);
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify(value));
      }),
    );
    expect(JSON.parse(scriptJson('</script><!-- \u2028'))).toBe('</script><!-- \u2028');
  });
});

describe('escapeHtml', () => {
  it('escapes characters that open a tag or close an attribute (O58, O62)', () => {
    expect(escapeHtml(`<b title="x" id='y'>&</b>`)).toBe(
      '&lt;b title=&quot;x&quot; id=&#x27;y&#x27;&gt;&amp;&lt;/b&gt;',
    );
    fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeHtml(text))));
  });
});
