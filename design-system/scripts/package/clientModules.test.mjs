import { expect, it } from 'vitest';
import { isClientModule } from './clientModules.mjs';

const chunks = Object.entries({
  'components/Icon/icons/IconPlus.js': `import { jsx } from 'react/jsx-runtime';\nexport const IconPlus = () => jsx('svg', {});`,
  'components/Text/Text.js': `import { jsx } from 'react/jsx-runtime';\nexport function Text() { return jsx('p', {}); }`,
  'components/Tabs/Tabs.js': `import { useId, useState } from 'react';\nexport function Tabs() { useState(useId()); }`,
  'components/Tabs/useTabs.js': `import { useTabList } from 'react-aria/useTabList';\nexport const useTabs = useTabList;`,
  'components/Field/Field.js': `import { useId } from 'react';\nexport function Field() { return useId(); }`,
  'components/Button/Button.js': `import { jsx } from 'react/jsx-runtime';\nexport function Button({ onPress }) { return jsx('button', { onClick: onPress }); }`,
  'components/Bar/Bar.js': `import { Button } from '../Button/Button.js';\nexport const Bar = () => Button;`,
  'components/Page/Page.js': `import { Bar } from '../Bar/Bar.js';\nfunction Page() { return Bar; }\nexport { Page };`,
  'components/Button/buttonVariants.js': `const buttonTones = ['primary'];\nexport { buttonTones };`,
  'components/Button/index.js': `import { Button } from './Button.js';\nimport { buttonTones } from './buttonVariants.js';\nexport { Button, buttonTones };`,
  'hooks/keys.js': `export const onlyKeys = (keys) => keys.filter(({ onPress }) => onPress);`,
}).map(([fileName, code]) => ({ fileName, code }));

it.each([
  ['components/Icon/icons/IconPlus.js', true, 'is given to units as a prop'],
  ['components/Text/Text.js', false, 'renders elements only'],
  ['components/Tabs/Tabs.js', true, 'has state'],
  ['components/Tabs/useTabs.js', true, 'uses a package of the browser'],
  ['components/Field/Field.js', false, 'uses what React has on the server'],
  ['components/Button/Button.js', true, 'handles events'],
  ['components/Bar/Bar.js', true, 'is built on a client module'],
  ['components/Page/Page.js', true, 'is built on that one'],
  ['components/Button/buttonVariants.js', false, 'is data'],
  ['components/Button/index.js', false, 're-exports'],
  ['hooks/keys.js', false, 'renders nothing'],
])('%s: %s, because it %s', (fileName, isClient) => expect(isClientModule(chunks)(fileName)).toBe(isClient));
