import { describe, expect, it } from 'vitest';
import { createInlineStyles, pagePolicy } from '../../src/pages/htmlDocument.ts';

describe('pagePolicy (O61)', () => {
  const options = { frameSources: [], reportUri: '/backend/csp-reports' };

  it('lists the hash of each style attribute and allows only the given inline scripts', () => {
    const policy = pagePolicy(
      '<p style="--x:1px"></p><p style="background:url(&quot;data:image/webp;base64,AA==&quot;)">',
      createInlineStyles('p{}'),
      options,
    );
    expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-");
    expect(policy.match(/style-src-attr[^;]*/)?.[0].match(/'sha256-/g)).toHaveLength(2);
    expect(policy).toContain("style-src-elem 'self' 'sha256-");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-inline');
    // Base64 of the SHA-256 of `f()`.
    expect(pagePolicy('', null, { ...options, inlineScripts: ['f()'] })).toContain(
      "script-src 'self' 'sha256-GcEEE0IkDzIP5EQ6DXZaDPORqT5RTBELX8Fyzyg9yvo=';",
    );
    expect(pagePolicy('<p></p>', null, options)).toContain("style-src-attr 'none'");
  });

  it('allows pictures of other sites only from the given origins', () => {
    expect(pagePolicy('', null, options)).toContain("img-src 'self' data:;");
    const imageSources = ['https://pictures.example'];
    expect(pagePolicy('', null, { ...options, imageSources })).toContain(
      "img-src 'self' data: https://pictures.example;",
    );
  });

  it('allows no frame sources but the given ones (D-47)', () => {
    expect(pagePolicy('', null, options)).toContain("frame-src 'none'");
    expect(pagePolicy('', null, { ...options, frameSources: ['https://map.example'] })).toContain(
      'frame-src https://map.example;',
    );
  });
});
