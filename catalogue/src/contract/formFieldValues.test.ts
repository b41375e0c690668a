import { expect, it } from 'vitest';
import { validate } from './validate.ts';
import { distributorFormSchema } from './distributorForm.ts';
import { readDistributorForm } from './formFieldValues.ts';

it('reads checkboxes as booleans and drops empty choices (S-220, S-228)', () => {
  expect(readDistributorForm({ city: 'Pune', country: '', offers: 'on', comments: '' })).toEqual({
    city: 'Pune',
    comments: false,
    candidates: false,
    offers: true,
    terms: false,
  });
  const checked = validate(
    distributorFormSchema,
    readDistributorForm({ country: '', 'push-notifications': '' }),
  );
  expect(checked.isValid || checked.problems.map(({ field }) => field)).toEqual(
    expect.not.arrayContaining(['push-notifications', 'comments']),
  );
});
