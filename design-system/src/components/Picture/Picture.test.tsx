import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './index.ts';

const source = {
  src: '/media/abc.jpg',
  width: 800,
  height: 600,
  variants: [
    { type: 'image/avif', srcSet: '/media/abc/320.avif 320w' },
    { type: 'image/webp', srcSet: '/media/abc/320.webp 320w' },
  ],
};

describe('Picture in server HTML', () => {
  it('lists the variants in order and the original last', () => {
    const html = renderToStaticMarkup(<Picture alt="Gland" sizes="25vw" source={source} />);
    expect(html.match(/type="[^"]+"|src="[^"]+"/g)).toEqual([
      'type="image/avif"',
      'type="image/webp"',
      'src="/media/abc.jpg"',
    ]);
    expect(html).toContain('sizes="auto, 25vw"');
    expect(html).toContain('width="800"');
    expect(html).toContain('loading="lazy"');
  });

  it('loads a priority picture eagerly with high priority', () => {
    const html = renderToStaticMarkup(<Picture alt="Gland" priority sizes="25vw" source={source} />);
    expect(html).toContain('loading="eager"');
    expect(html).toContain('fetchPriority="high"');
    expect(html).toContain('elementtiming="first"');
    expect(html).toContain('sizes="25vw"');
  });

  it("loads a picture with priority 'behind' eagerly with low priority", () => {
    const html = renderToStaticMarkup(<Picture alt="Gland" priority="behind" sizes="25vw" source={source} />);
    expect(html).toContain('loading="eager"');
    expect(html).toContain('fetchPriority="low"');
    expect(html).toContain('sizes="25vw"');
  });

  it.each([null, undefined, { src: '' }])('shows the placeholder drawing for %j (S-408)', (none) => {
    const html = renderToStaticMarkup(<Picture alt="Gland" drawing="gland" source={none} />);
    expect(html).not.toContain('<img');
    expect(html).toContain('aria-label="Gland"');
  });

  it('keeps an empty text alternative', () => {
    expect(renderToStaticMarkup(<Picture alt="" source={source} />)).toContain('alt=""');
    expect(renderToStaticMarkup(<Picture alt="" source={null} />)).toContain('aria-hidden="true"');
  });
});
