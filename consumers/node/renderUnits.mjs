// Runs in plain Node beside an installed package: imports every entry point and renders units.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as system from '@elvora/design-system';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

for (const name of process.argv.slice(2)) {
  const entry = await import(`@elvora/design-system/${name}`);
  // Vanilla-extract's fragments are for style sheets.
  if (name === 'styles') continue;
  for (const [exported, value] of Object.entries(entry))
    assert.equal(system[exported], value, `${exported} of ${name} is not in the root entry`);
}

const {
  Accordion,
  Breadcrumbs,
  Button,
  Callout,
  Checkbox,
  Heading,
  Meter,
  ProgressBar,
  Select,
  Stack,
  Text,
  TextField,
} = system;
const html = renderToString(
  h(
    Stack,
    { gap: '2' },
    h(Breadcrumbs, { items: [{ label: 'Home', href: '/' }, { label: 'Parts' }] }),
    h(Heading, { level: 1 }, 'Parts'),
    h(Text, null, 'All parts'),
    h(Callout, { title: 'New', text: 'Sizes' }),
    h(Button, { tone: 'accent' }, 'Save'),
    h(TextField, { label: 'Name' }),
    h(Checkbox, { label: 'Agree' }),
    h(Select, { label: 'Unit', options: [{ value: 'mm', label: 'mm' }] }),
    h(Meter, { label: 'Stock', value: 40 }),
    h(ProgressBar, { label: 'Upload', value: 40 }),
    h(Accordion, { items: [{ id: 'a', title: 'Delivery', content: 'Two days' }] }),
  ),
);
for (const unit of [
  'Breadcrumbs',
  'Heading',
  'Text',
  'Callout',
  'Button',
  'TextField',
  'Checkbox',
  'Select',
  'Meter',
])
  assert.match(html, new RegExp(`data-component="${unit}"`));

// Script and style sheets come from one build: the names of classes agree.
const [, classes = ''] = /<button[^>]*class="([^"]+)"[^>]*data-component="Button"/.exec(html) ?? [];
assert.notEqual(classes, '');
for (const sheet of ['styles.css', 'Button.css']) {
  const css = readFileSync(new URL(import.meta.resolve(`@elvora/design-system/${sheet}`)), 'utf8');
  for (const name of classes.trim().split(/\s+/))
    assert.ok(css.includes(`.${name} {`), `${sheet} lacks ${name}`);
  assert.match(css, /^@layer reset;\n@layer layout;\n@layer components;\n@layer utilities;\n@layer app;/);
}
