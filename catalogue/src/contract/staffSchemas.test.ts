import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { passwordChange, staffAccountChange, staffAccountCreation } from './staffSchemas.ts';

const draft = { userName: ' Asha ', password: ' 1234567', role: 'editor' };

describe('staff accounts as they are written', () => {
  it('trim the name and never the password', () => {
    expect(check(staffAccountCreation, draft)).toEqual({
      isGood: true,
      value: { ...draft, userName: 'Asha' },
    });
  });

  it.each([
    ['', 'Password is required'],
    ['1234567', 'A password has 8 to 128 characters'],
    ['\u{1F50C}'.repeat(7), 'A password has 8 to 128 characters'],
    ['x'.repeat(129), 'A password has 8 to 128 characters'],
  ])('refuse the password %j (O10)', (password, text) => {
    const problems = [{ field: 'password', text }];
    expect(check(staffAccountCreation, { ...draft, password })).toEqual({ isGood: false, problems });
    expect(check(staffAccountChange, { password })).toEqual({ isGood: false, problems });
    expect(check(passwordChange, { currentPassword: 'x', password })).toEqual({ isGood: false, problems });
  });

  it('take 128 characters of any writing (O10)', () => {
    expect(check(staffAccountChange, { password: '\u{1F50C}'.repeat(128) }).isGood).toBe(true);
  });

  it('change nothing that is not named', () => {
    expect(check(staffAccountChange, {})).toEqual({ isGood: true, value: {} });
    expect(check(staffAccountChange, { isDisabled: 'yes', role: 'king' })).toMatchObject({
      problems: [{ field: 'role' }, { field: 'isDisabled' }],
    });
  });
});
