import { createElement, useState } from 'react';
import { addons, types, useParameter } from 'storybook/manager-api';

const addonId = 'design';

/** Panel with the design pictures of a story. Written without JSX, which would be compiled for another React. */
function DesignPanel() {
  const pictures = useParameter<readonly string[]>(addonId, []);
  const [chosen, setChosen] = useState(0);
  const picture = pictures[Math.min(chosen, pictures.length - 1)];
  if (!picture) return createElement('p', { style: { padding: 16 } }, 'This page has no design of its own.');
  const address = `./design/${picture}.webp`;
  const choices = pictures.map((one, at) =>
    createElement(
      'button',
      {
        'aria-pressed': one === picture,
        key: one,
        onClick: () => setChosen(at),
        style: { marginInlineEnd: 8, fontWeight: one === picture ? 700 : 400 },
        type: 'button',
      },
      one,
    ),
  );
  const whole = createElement(
    'a',
    { href: address, rel: 'noreferrer', target: '_blank' },
    'Full size (opens in a new tab)',
  );
  return createElement(
    'div',
    { style: { padding: 16 } },
    createElement('p', { style: { marginBlockEnd: 16 } }, choices, whole),
    createElement('img', { alt: `Design: ${picture}`, src: address, style: { maxWidth: '100%' } }),
  );
}

addons.register(addonId, () => {
  addons.add(`${addonId}/panel`, {
    type: types.PANEL,
    title: 'Design',
    paramKey: addonId,
    render: ({ active }) => (active ? createElement(DesignPanel) : null),
  });
});
