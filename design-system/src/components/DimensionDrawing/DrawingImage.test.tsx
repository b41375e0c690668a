import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DrawingImage } from './DrawingImage.tsx';

const render = (family: string, values: Readonly<Record<string, string>> = {}) =>
  renderToStaticMarkup(<DrawingImage family={family} values={values} />);
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);

describe('DrawingImage', () => {
  it('shows values next to their letters, or only letters', () => {
    expect(textsOf(render('cable-gland', { A: 'M20 × 1.5', S: '' }))).toEqual(['A', 'M20 × 1.5', 'S']);
  });

  it('omits letters of other families, and values that are too long', () => {
    expect(textsOf(render('cable-gland', { A: 'M20 × 1.5 and more', Z: '1' }))).toEqual(['A']);
  });

  it('draws only the part without values', () => {
    const svg = render('cable-gland');
    expect(svg).toContain('<path');
    expect(textsOf(svg)).toEqual([]);
  });

  it('escapes values', () => {
    expect(render('cable-gland', { A: '<a>&"' })).toContain('&lt;a&gt;&amp;');
  });

  it('embeds the styles of all its classes', () => {
    const svg =
      render('thread-adaptor', { A: 'M20', B: 'M16', S: '24' }) + render('cable-gland', { H: '20' });
    const classes = new Set(
      [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const unstyled = [...classes].filter((name) => !svg.includes(`.${name}{`));
    expect(unstyled.filter((name) => !name.includes('mark'))).toEqual([]);
  });

  it.each(['unheard-of', 'constructor', '__proto__'])('renders nothing for the family %s', (family) => {
    expect(render(family, { A: '1' })).toBe('');
  });
});
