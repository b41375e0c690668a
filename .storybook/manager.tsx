import { useState } from 'react';
import { addons, types, useParameter } from 'storybook/manager-api';

const name = 'design';

/** The pictures a unit is built after, beside it. */
function Design() {
  const pictures = useParameter<readonly string[]>(name, []);
  const [chosen, setChosen] = useState(0);
  const picture = pictures[Math.min(chosen, pictures.length - 1)];
  if (!picture) return <p style={{ padding: 16 }}>This page has no design of its own.</p>;
  const address = `./design/${picture}.webp`;
  return (
    <div style={{ padding: 16 }}>
      <p>
        {pictures.map((one, at) => (
          <button
            aria-pressed={one === picture}
            key={one}
            onClick={() => setChosen(at)}
            style={{ marginInlineEnd: 8, fontWeight: one === picture ? 700 : 400 }}
            type="button"
          >
            {one}
          </button>
        ))}
        <a href={address} rel="noreferrer" target="_blank">
          Full size (opens in a new tab)
        </a>
      </p>
      <img alt={`Design: ${picture}`} src={address} style={{ maxWidth: '100%' }} />
    </div>
  );
}

addons.register(name, () => {
  addons.add(`${name}/panel`, {
    type: types.PANEL,
    title: 'Design',
    paramKey: name,
    render: ({ active }) => (active ? <Design /> : null),
  });
});
