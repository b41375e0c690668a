import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import placeholders from '../componentPlaceholders.json' with { type: 'json' };
import { documentComponents, type DocumentedProp, appendDocgen } from '../../.storybook/componentProps.ts';

const components = [...documentComponents(resolve('design-system')).values()].flat();

const propsOf = (wanted: string) => components.find(({ name }) => name === wanted)?.props ?? {};
const typeOf = (component: string, prop: string) => propsOf(component)[prop]?.tsType.raw;

it.each([
  ['a list', 'Accordion', 'items', 'readonly AccordionItem[]'],
  ['choices in the order of their list', 'Button', 'size', `'sm' | 'md' | 'lg'`],
  ['choices that are keys of something else', 'Inline', 'align', `'baseline' | 'center' | 'end' | 'start'`],
  ['numbers in their order', 'Accordion', 'headingLevel', '1 | 2 | 3 | 4 | 5 | 6'],
  ['a prop of a type that is extended', 'Picture', 'source', 'PictureSource | null | undefined'],
  ['a prop of one kind of several', 'Breadcrumbs', 'onSelect', '(index: number) => void'],
  ['kinds of a union', 'CardGrid', 'state', `'empty' | 'error' | 'loading' | 'ready'`],
])('reads %s', (_name, component, prop, type) => expect(typeOf(component, prop)).toBe(type));

it('reads whether a prop is required, its default and its description', () => {
  expect(propsOf('Breadcrumbs')['onSelect']?.required).toBe(false);
  expect(propsOf('Accordion')['headingLevel']).toMatchObject({
    required: false,
    description: 'Heading level of the titles.',
    defaultValue: { value: '2' },
  });
});

it('types every prop of every component', () => {
  const isVague = ({ tsType: { raw } }: DocumentedProp) => /^(any|unknown|object|)$|import\(/.test(raw);
  const vague = components.flatMap(({ name, props }) =>
    Object.entries(props).flatMap(([prop, documented]) => (isVague(documented) ? `${name}.${prop}` : [])),
  );
  expect(components.length).toBeGreaterThan(80);
  expect(vague).toEqual([]);
});

it('states the purpose of every component', () => {
  const unwritten = components.filter(({ description }) => description === placeholders.purpose);
  expect(unwritten.map(({ name }) => name)).toEqual([]);
});

it('merges them over the props that react-docgen has read', () => {
  const read = { props: { gap: { defaultValue: { value: `'1'`, computed: false } } } };
  const gap = { required: false, tsType: { name: 'string', raw: 'string' }, description: '' };
  const code = appendDocgen('Box.__docgenInfo = read;', [{ name: 'Box', description: '', props: { gap } }]);
  const box: { __docgenInfo?: unknown } = {};
  // oxlint-disable-next-line no-new-func -- evaluates the generated module as the bundler would
  new Function('Box', 'read', code)(box, read);
  expect(box).toMatchObject({
    __docgenInfo: { displayName: 'Box', props: { gap: { ...gap, ...read.props.gap } } },
  });
});
