import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  imageUrl,
  isServedWidth,
  resolvePictures,
  pictureSource,
  readImageNames,
  servedWidths,
  variantWidths,
} from './images.ts';

describe('readImageNames', () => {
  it.each([
    ['a.jpg,b.jpg', ['a.jpg', 'b.jpg']],
    ['"a.jpg,b.jpg"', ['a.jpg', 'b.jpg']],
    [`'a.jpg', "b.jpg"`, ['a.jpg', 'b.jpg']],
    [' a.jpg , ,b.jpg,', ['a.jpg', 'b.jpg']],
    ['', []],
    [null, []],
    [7, []],
    ['https://host.example/a b.jpg', ['https://host.example/a b.jpg']],
    ['["a.jpg","b.jpg"]', ['a.jpg', 'b.jpg']],
    ['[a.jpg', ['[a.jpg']],
    [
      ['a.jpg', '"b.jpg"', null],
      ['a.jpg', 'b.jpg'],
    ],
    ['data:image/png;base64,AAAA', ['data:image/png;base64,AAAA']],
    [String.raw`\"a.jpg\",\"b.jpg\"`, ['a.jpg', 'b.jpg']],
    [['https://host.example/w_1,h_2/a.jpg'], ['https://host.example/w_1,h_2/a.jpg']],
    [
      ['https://h.example/a.jpg, https://h.example/b.jpg'],
      ['https://h.example/a.jpg', 'https://h.example/b.jpg'],
    ],
    [['a.jpg,b.jpg'], ['a.jpg', 'b.jpg']],
    [[` "HTTPS://host.example/w_1,h_2/a.jpg"`], ['HTTPS://host.example/w_1,h_2/a.jpg']],
    [['a.jpg,b.jpg?from=https://host.example'], ['a.jpg', 'b.jpg?from=https://host.example']],
    ['a.jpg,b-data:1.jpg', ['a.jpg', 'b-data:1.jpg']],
    [' "data:image/png;base64,AAAA"', ['data:image/png;base64,AAAA']],
    [' ["a.jpg"]', ['a.jpg']],
    [[['a.jpg']], []],
  ])('reads %j as %j (S-345, S-346, D-17, O37)', (field, names) => {
    expect(readImageNames(field)).toEqual(names);
  });

  it('never throws and never returns a blank or quoted name', () => {
    fc.assert(
      fc.property(fc.anything(), (field) => {
        for (const name of readImageNames(field)) expect(name).toMatch(/^[^"']+$/);
      }),
    );
  });

  it('parses deeply nested and cyclic lists (O37)', () => {
    const round: unknown[] = ['a.jpg'];
    round.push(round);
    expect(readImageNames(round)).toEqual(['a.jpg']);
    expect(readImageNames(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toEqual([]);
  });

  it('keeps every name of a list', () => {
    const name = fc.stringMatching(/^[a-z0-9_-]{1,12}\.(jpg|png|webp)$/);
    fc.assert(
      fc.property(fc.array(name, { maxLength: 6 }), fc.constantFrom('', '"', "'"), (names, quote) => {
        expect(readImageNames(names.map((text) => `${quote}${text}${quote}`).join(', '))).toEqual(names);
        expect(readImageNames(`${quote}${names.join(',')}${quote}`)).toEqual(names);
        expect(readImageNames(names.map((text) => `${quote}${text}${quote}`))).toEqual(names);
        expect(readImageNames(JSON.stringify(names))).toEqual(names);
      }),
    );
  });
});

describe('imageUrl', () => {
  it.each([
    ['a b.jpg', '/media/', '/media/a%20b.jpg'],
    ['2024/a.jpg', 'https://cdn.example/img', 'https://cdn.example/img/2024/a.jpg'],
    ['https://other.example/a.jpg', '/media', 'https://other.example/a.jpg'],
    ['/uploads/a.jpg', '/media', '/uploads/a.jpg'],
    ['//cdn.example/a.jpg', '/media', '//cdn.example/a.jpg'],
    ['HTTP://other.example/a.jpg', '/media', 'HTTP://other.example/a.jpg'],
    ['data:image/png;base64,AA', '/media', 'data:image/png;base64,AA'],
    ['blob:https://site.example/1', '/media', 'blob:https://site.example/1'],
    ['2024//a.jpg', '/media///', '/media/2024//a.jpg'],
    ['my-data:1.jpg', '/media', '/media/my-data%3A1.jpg'],
  ])('of %s below %s is %s (S-351, S-352)', (name, base, url) => {
    expect(imageUrl(name, base)).toBe(url);
  });
});

describe('pictureSource', () => {
  const hash = 'a'.repeat(32);
  const stored = {
    name: `${hash}.jpg`,
    width: 1200,
    height: 900,
    placeholder: 'data:image/webp;base64,AA',
    alt: 'x',
  };

  it('offers AVIF in ascending widths, none larger than the picture, and a JPEG', () => {
    const source = pictureSource(stored, '/media');
    expect(source).toMatchObject({ src: `/media/${hash}/720.jpg`, width: 1200, height: 900 });
    expect(source?.variants?.map(({ type }) => type)).toEqual(['image/avif']);
    expect(source?.variants?.[0]?.srcSet.split(', ').at(-1)).toBe(`/media/${hash}/1200.avif 1200w`);
  });

  it('keeps the URL of a picture of another host', () => {
    expect(pictureSource({ ...stored, name: 'photo.jpg' }, '/media')).toEqual({
      src: '/media/photo.jpg',
      width: 1200,
      height: 900,
      placeholder: stored.placeholder,
    });
    expect(pictureSource(null, '/media')).toBeNull();
  });

  it.each([`x${hash}.jpg`, `${hash}.jpg.svg`, `${'a'.repeat(15)}.jpg`, `${hash}.svg`])(
    'treats %s as a picture of another host',
    (name) => {
      expect(pictureSource({ ...stored, name }, '/media')).not.toHaveProperty('variants');
    },
  );

  it('offers a small picture in its own width, and one of unknown width by its address', () => {
    expect(pictureSource({ ...stored, width: 500 }, '/media')?.src).toBe(`/media/${hash}/500.jpg`);
    const unknown = { ...stored, width: null, height: null, placeholder: null };
    expect(pictureSource(unknown, '/media')).toEqual({ src: `/media/${hash}.jpg` });
    expect(pictureSource({ ...stored, width: null }, '/media')).not.toHaveProperty('height');
    expect(pictureSource({ ...stored, height: null }, '/media')).not.toHaveProperty('width');
  });

  it("ends with the first width that reaches the layout, or with the picture's own", () => {
    expect(servedWidths(1200, 400).at(-1)).toBe(400);
    expect(servedWidths(1200, 401).at(-1)).toBe(560);
    expect(servedWidths(500).slice(-2)).toEqual([400, 500]);
    expect(servedWidths(560).slice(-2)).toEqual([400, 560]);
    expect(servedWidths(2400).at(-1)).toBe(2400);
    expect(servedWidths(5000)).toEqual(variantWidths);
  });

  it('limits the widths to those the layout can use', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (width, widest) => {
        const widths = servedWidths(width, widest);
        expect(widths.length).toBeGreaterThan(0);
        expect(widths.every((w) => w <= width || width > Math.max(...variantWidths))).toBe(true);
        expect(widths.filter((w) => w >= widest).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('isServedWidth', () => {
  it("accepts the widths that pages offer, and those of earlier releases up to the picture's own", () => {
    for (const width of [...servedWidths(1200), 480, 640, 800, 960])
      expect([width, isServedWidth(1200, width)]).toEqual([width, true]);
    for (const width of [0, 63, 641, 1280, 1600, 1_000_000, Number.NaN])
      expect([width, isServedWidth(1200, width)]).toEqual([width, false]);
    expect(servedWidths(1200)).not.toContain(640);
    expect(isServedWidth(800, 480)).toBe(true);
    expect(isServedWidth(480, 640)).toBe(false);
  });
});

describe('resolvePictures', () => {
  it('keeps the order of the names: the first is the main picture (S-347)', () => {
    const pictures = [{ name: 'b.jpg', width: 1, height: 1, placeholder: null, alt: 'B' }];
    expect(resolvePictures(['a.jpg', 'b.jpg'], pictures).map(({ name, alt }) => [name, alt])).toEqual([
      ['a.jpg', ''],
      ['b.jpg', 'B'],
    ]);
  });
});
