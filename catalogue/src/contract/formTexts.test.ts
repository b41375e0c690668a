import { expect, it } from 'vitest';
import { check } from './check.ts';
import { distributorForm } from './distributorForm.ts';
import { distributorFormOf } from './formTexts.ts';

it('reads ticked boxes as flags, and a choice nobody made as none (S-220, S-228)', () => {
  expect(distributorFormOf({ city: 'Pune', country: '', offers: 'on', comments: '' })).toEqual({
    city: 'Pune',
    comments: false,
    candidates: false,
    offers: true,
    terms: false,
  });
  const checked = check(distributorForm, distributorFormOf({ country: '', 'push-notifications': '' }));
  expect(checked.isGood || checked.problems.map(({ field }) => field)).toEqual(
    expect.not.arrayContaining(['push-notifications', 'comments']),
  );
});
