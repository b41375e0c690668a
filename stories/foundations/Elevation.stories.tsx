import { zIndex, vars } from '@elvora/design-system/theme';
import preview from '#.storybook/preview';
import { Cards, Chapter, Label } from './_parts.tsx';
import { tokensOf } from './_tokens.ts';

const meta = preview.meta({ tags: ['visual'], parameters: { layout: 'fullscreen' } });

/** Structure uses hairlines; only floating surfaces have a shadow. */
export const Shadows = meta.story({
  render: () => (
    <Chapter title="Elevation">
      <div style={{ paddingBottom: 64 }}>
        <Cards minWidth={200}>
          {tokensOf(vars.elevation).map(({ path, value }) => (
            <div key={path}>
              <div
                style={{
                  background: vars.surface.page,
                  border: `1px solid ${vars.border.subtle}`,
                  borderRadius: 4,
                  boxShadow: value,
                  height: 96,
                  marginBottom: 32,
                }}
              />
              <Label name={`elevation.${path}`} value={value} />
            </div>
          ))}
        </Cards>
      </div>
    </Chapter>
  ),
});

/** The stacking order. */
export const Layers = meta.story({
  render: () => (
    <Chapter title="Stacking order">
      {Object.entries(zIndex).map(([name, order]) => (
        <Label key={name} name={name} value={String(order)} />
      ))}
    </Chapter>
  ),
});
