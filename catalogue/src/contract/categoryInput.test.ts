import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  categoryCreationSchema,
  categoryMoveSchema,
  categoryUpdateSchema,
  serializeCategoryDraft,
} from './categoryInput.ts';
import { validate } from './validate.ts';

const good = { cname: ' Relays ', cparentname: 'Switchgear', cactive: 1, cimage: '' };
const draft = { name: 'Relays', parentName: 'Switchgear', isActive: true, image: '' };

const problems = (body: object) => {
  const checked = validate(categoryUpdateSchema, { ...good, ...body });
  return checked.isValid ? [] : checked.problems.map(({ field }) => field);
};

describe('the request body of a category', () => {
  it('has cname, cparentname, cactive and cimage (S-306)', () => {
    expect(validate(categoryUpdateSchema, good)).toEqual({ isValid: true, value: draft });
    expect(serializeCategoryDraft({ ...draft, name: ' Relays ', image: ' a.jpg ' })).toEqual({
      cname: 'Relays',
      cparentname: 'Switchgear',
      cactive: 1,
      cimage: 'a.jpg',
    });
  });

  it('has case add_category when it creates one (S-305)', () => {
    expect(validate(categoryCreationSchema, { case: 'add_category', ...good })).toEqual({
      isValid: true,
      value: draft,
    });
    expect(validate(categoryCreationSchema, good).isValid).toBe(false);
    expect(validate(categoryCreationSchema, { case: 'drop_category', ...good }).isValid).toBe(false);
  });

  it.each(['', null, undefined, '  '])(
    'is a main category with the parent name %j (S-305)',
    (cparentname) => {
      expect(validate(categoryUpdateSchema, { ...good, cparentname })).toMatchObject({
        value: { parentName: null },
      });
      expect(serializeCategoryDraft({ ...draft, parentName: null }).cparentname).toBe('');
    },
  );

  it('moves with only the name of its new parent (D-06)', () => {
    expect(validate(categoryMoveSchema, { cparentname: ' Switchgear ' })).toEqual({
      isValid: true,
      value: { parentName: 'Switchgear' },
    });
    for (const body of [{ cparentname: '' }, { cparentname: null }, {}]) {
      expect(validate(categoryMoveSchema, body)).toEqual({ isValid: true, value: { parentName: null } });
    }
    expect(validate(categoryMoveSchema, { cparentname: 7 }).isValid).toBe(false);
  });

  it.each([undefined, '', ' \t', 7])('requires a name and rejects %j (S-283)', (cname) => {
    expect(problems({ cname })).toEqual(['cname']);
  });

  it.each(['.', '..', ' .. '])('rejects the name %j, which URLs resolve as a dot segment', (cname) => {
    expect(problems({ cname })).toEqual(['cname']);
  });

  it.each(['A/B & C', '50% "off"', 'रिले', '...', '#1?'])('accepts the name %j (S-413)', (cname) => {
    expect(problems({ cname })).toEqual([]);
  });

  it.each([7, -1, 'yes', true, null, undefined])('rejects the status %j (O44)', (cactive) => {
    expect(problems({ cactive })).toEqual(['cactive']);
  });

  it.each([
    'https://host.example/a,b.jpg',
    'HTTP://host.example/a.jpg',
    '/uploads/a b.jpg',
    `${'a'.repeat(32)}.webp`,
    '',
  ])('accepts the image %j (S-288)', (cimage) => {
    expect(problems({ cimage })).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' data:image/svg+xml,<svg>',
    'vbscript:x',
    'javascript:alert(1)//https://host.example/a.jpg',
    '//other.example/a.jpg',
    '/\\other.example/a.jpg',
    'https://',
    'https://host.example/a b.jpg',
    'a.jpg,b.jpg',
  ])('rejects the image %j (O64)', (cimage) => {
    expect(problems({ cimage })).toEqual(['cimage']);
  });

  it('accepts only images of the web and of this site (O64)', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'data:',
      'blob:',
      'file:',
      'ftp:',
      '//',
      '\\\\',
      'https:',
      '/',
      '',
    );
    const lead = fc.string({
      unit: fc.constantFrom(' ', '\t', '\n', '\0', '\u00a0', '/', '\\'),
      maxLength: 3,
    });
    fc.assert(
      fc.property(lead, scheme, fc.webPath(), (start, kind, rest) => {
        const cimage = `${start}${kind}${rest}`;
        if (problems({ cimage }).length > 0) return;
        const { origin, protocol } = new URL(cimage.trim(), 'https://site.example/page');
        const isExplicit = /^https?:/i.test(cimage.trim());
        expect(['https:', 'http:']).toContain(protocol);
        expect(isExplicit || origin === 'https://site.example').toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
