import { describe, expect, it } from 'vitest';
import { validate } from './validate.ts';
import {
  passwordChangeSchema,
  staffAccountChangeSchema,
  staffAccountCreationSchema,
} from './staffSchemas.ts';

const draft = { userName: ' Asha ', password: ' 1234567', role: 'editor' };

describe('requests for staff accounts', () => {
  it('trim the name and never the password', () => {
    expect(validate(staffAccountCreationSchema, draft)).toEqual({
      isValid: true,
      value: { ...draft, userName: 'Asha' },
    });
  });

  it.each([
    ['', 'Password is required'],
    ['1234567', 'A password has 8 to 128 characters'],
    ['\u{1F50C}'.repeat(7), 'A password has 8 to 128 characters'],
    ['x'.repeat(129), 'A password has 8 to 128 characters'],
  ])('reject the password %j (O10)', (password, text) => {
    const problems = [{ field: 'password', text }];
    expect(validate(staffAccountCreationSchema, { ...draft, password })).toEqual({
      isValid: false,
      problems,
    });
    expect(validate(staffAccountChangeSchema, { password })).toEqual({ isValid: false, problems });
    expect(validate(passwordChangeSchema, { currentPassword: 'x', password })).toEqual({
      isValid: false,
      problems,
    });
  });

  it('accept 128 characters of any script (O10)', () => {
    expect(validate(staffAccountChangeSchema, { password: '\u{1F50C}'.repeat(128) }).isValid).toBe(true);
  });

  it('contain only the sent fields', () => {
    expect(validate(staffAccountChangeSchema, {})).toEqual({ isValid: true, value: {} });
    expect(validate(staffAccountChangeSchema, { isDisabled: 'yes', role: 'king' })).toMatchObject({
      problems: [{ field: 'role' }, { field: 'isDisabled' }],
    });
  });
});
