import { phoneParsers } from '@elvora/catalogue/fixtures';

/** A field as the forms of the site use it. */
export const phoneArgs = {
  ...phoneParsers,
  label: 'Phone number',
  defaultValue: { code: '+91', number: '' },
};
