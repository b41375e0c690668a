import { expect, it } from 'vitest';
import { validate } from './validate.ts';
import { distributorFormSchema } from './distributorForm.ts';
import { readContactForm, readDistributorForm } from './formFieldValues.ts';

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

it.each([
  [
    { phoneCode: '+91', phone: '+44 20 7946 0958' },
    { phoneCode: '+44', phone: '2079460958' },
  ],
  [
    { phoneCode: '44', phone: '020 7946 0958' },
    { phoneCode: '+44', phone: '2079460958' },
  ],
  [
    { phoneCode: '+91', phone: '98300 123456' },
    { phoneCode: '+91', phone: '98300123456' },
  ],
  [{ phoneCode: '', phone: '98300 12345' }, { phone: '9830012345' }],
  [{ phoneCode: '+91', phone: ' ' }, { phone: ' ' }],
])('splits the phone number of %j without truncating it (D-64)', (values, read) => {
  expect(readContactForm({ ...values, city: 'Pune' })).toEqual({ ...read, city: 'Pune' });
  expect(readDistributorForm(values)).toMatchObject(read);
});

it('adds no phone number to a form without one', () => {
  expect(readContactForm({ city: 'Pune' })).toEqual({ city: 'Pune' });
});
