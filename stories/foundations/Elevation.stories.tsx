import { type zIndex, vars } from '@elvora/design-system/theme';
import preview from '#.storybook/preview';
import { Cards, Chapter, Label } from './parts.tsx';
import { tokensOf } from './tokens.ts';

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

/** Contents of each layer. */
const layers = {
  sticky: 'sticks within the content: table headers, indexes, selection bars',
  floating: 'buttons that float over a corner of the page',
  submit: 'submit buttons, which no floating button may cover',
  preview: 'an enlarged detail over the content beside its picture',
  bar: 'bars at an edge of the window: headers, the order bar of phones',
  scrim: 'dims the page behind a drawer',
  drawer: 'a drawer',
  dialog: 'a dialog',
  nestedDialog: 'a dialog over a dialog',
  toast: 'notices, tooltips and the skip link',
} satisfies Record<keyof typeof zIndex, string>;

/**
 * The stacking order, from back to front. Parts of a unit stack among themselves with 0, 1 and -1; native dialogs and
 * popovers are in the browser's top layer, in front of all of them.
 */
export const Layers = meta.story({
  render: () => (
    <Chapter title="Stacking order">
      {Object.entries(layers).map(([name, meaning]) => (
        <Label key={name} name={`zIndex.${name}`} value={meaning} />
      ))}
    </Chapter>
  ),
});
