import type { SelectGroup, SelectOption } from '@elvora/design-system/Select';

const states = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
];

const unionTerritories = [
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
];

const outside = 'Outside India';

const toOption = (name: string): SelectOption<string> => ({ value: name, label: name });

/** States and union territories of India; keeps a posted region that is none of them. */
export function regionOptions(posted = ''): (SelectOption<string> | SelectGroup<string>)[] {
  const isListed = posted === '' || [...states, ...unionTerritories, outside].includes(posted);
  return [
    ...(isListed ? [] : [toOption(posted)]),
    { label: 'States', options: states.map(toOption) },
    { label: 'Union territories', options: unionTerritories.map(toOption) },
    toOption(outside),
  ];
}
