import { IconAdjustmentsHorizontal, IconCategory2 } from '@elvora/design-system/Icon';
import { SearchField, type SearchFieldProps } from '@elvora/design-system/SearchField';
import {
  countOptions,
  SuggestionPanel,
  type SuggestionPanelProps,
} from '@elvora/design-system/SuggestionPanel';
import { photos } from '../../_support/photos.ts';

type Args = Pick<SuggestionPanelProps, 'groups' | 'all'>;

const plain = (text: string) => [{ text, isMatch: false }];
const marked = (before: string, match: string, after: string) => [
  { text: before, isMatch: false },
  { text: match, isMatch: true },
  { text: after, isMatch: false },
];

const size = (code: string, product: readonly [string, string], use: string, power: string) => ({
  href: `#/product/${code}`,
  name: plain(code),
  detail: marked(product[0], 'Cont', product[1]),
  picture: { source: photos.contactor, drawing: 'contactor' as const },
  figures: [
    { name: use, text: '25 A', isMatch: true },
    { name: 'Motor power, kW at 415 V', text: power, isMatch: false },
  ],
});

/** Suggestions for "25a cont". */
export const suggestionArgs: Args = {
  groups: [
    {
      title: 'Understood',
      look: 'choices',
      suggestions: [
        { href: '#/search/ac3', name: plain('Rated current AC-3'), value: '25 A', count: '3 sizes' },
        { href: '#/search/ac1', name: plain('Rated current AC-1'), value: '25 A', count: '3 sizes' },
      ],
    },
    {
      title: 'Codes',
      look: 'sizes',
      suggestions: [
        size('EV-PC-25', ['Power ', 'actor 9–38 A'], 'AC-3', '11'),
        size('EV-PCD-25-24D', ['DC Coil ', 'actor, Low Consumption'], 'AC-3', '11'),
        size('EV-PC4-25', ['Four-Pole ', 'actor, AC-1'], 'AC-1', '18.0'),
      ],
    },
    {
      title: 'Products',
      look: 'products',
      suggestions: [
        {
          href: '#/product/1',
          name: marked('Power ', 'Cont', 'actor 9–38 A'),
          count: '3 sizes',
          picture: { source: photos.contactor, drawing: 'contactor' },
        },
        {
          href: '#/product/2',
          name: marked('DC Coil ', 'Cont', 'actor, Low Consumption'),
          count: '2 sizes',
          picture: { source: null, drawing: 'contactor' },
        },
      ],
    },
    {
      title: 'Categories',
      look: 'links',
      suggestions: [
        { href: '#/category', name: marked('', 'Cont', 'actors'), count: '11 products', icon: IconCategory2 },
      ],
    },
    {
      title: 'Properties',
      look: 'links',
      suggestions: [
        {
          href: '#/products',
          name: marked('Auxiliary ', 'cont', 'acts'),
          count: '14 sizes',
          icon: IconAdjustmentsHorizontal,
        },
      ],
    },
  ],
  all: { label: 'All results: 3 products, 6 sizes', href: '#/search' },
};

/** The field with the suggestions as its popup. */
export const FieldWithSuggestions = ({ groups, all, ...field }: Args & Partial<SearchFieldProps>) => (
  <SearchField
    action="#search"
    {...field}
    panel={{
      optionCount: countOptions(groups),
      render: (popup) => <SuggestionPanel all={all} groups={groups} popup={popup} />,
    }}
  />
);
