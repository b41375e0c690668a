import { contrastRatio, tones, vars } from '@elvora/design-system/theme';
import { Text } from '@elvora/design-system/Text';
import preview from '#.storybook/preview';
import { Cards, Chapter, Label } from './parts.tsx';
import { tokensOf, valueOf } from './tokens.ts';

const meta = preview.meta({ tags: ['visual'], parameters: { layout: 'fullscreen' } });

const ratioText = (one: string, other: string) => {
  const ratio = contrastRatio(valueOf(one), valueOf(other));
  return ratio === undefined ? 'see-through' : `${ratio.toFixed(2)} : 1${ratio >= 4.5 ? ' AA' : ''}`;
};

/** Every colour role with its value and its contrast on the page. */
export const Roles = meta.story({
  render: () => (
    <>
      {(['text', 'surface', 'border', 'action', 'tone', 'fill'] as const).map((branch) => (
        <Chapter key={branch} note="Value, and contrast on surface.page" title={branch}>
          <Cards>
            {tokensOf(vars[branch], branch).map(({ path, value }) => (
              <div key={path}>
                <div
                  style={{
                    background: value,
                    border: `1px solid ${vars.border.subtle}`,
                    borderRadius: 4,
                    height: 56,
                  }}
                />
                <Label name={path} value={`${value} · ${ratioText(value, vars.surface.page)}`} />
              </div>
            ))}
          </Cards>
        </Chapter>
      ))}
    </>
  ),
});

const pairs = [
  ['text.default', vars.text.default, vars.surface.page],
  ['text.body', vars.text.body, vars.surface.page],
  ['text.soft', vars.text.soft, vars.surface.page],
  ['text.muted', vars.text.muted, vars.surface.page],
  ['text.muted on sunken', vars.text.muted, vars.surface.sunken],
  ['text.link', vars.text.link, vars.surface.page],
  ['on primary', vars.text.onFill, vars.action.primary.rest],
  ['on accent', vars.text.onFill, vars.action.accent.rest],
  ['on danger', vars.text.onFill, vars.action.danger.rest],
  ...tones.map((tone) => [`chip ${tone}`, vars.tone[tone].text, vars.tone[tone].surface] as const),
  ['footer muted', vars.text.onDarkMuted, vars.surface.inverse],
  ['chat button', vars.text.onFill, vars.fill.success],
] as const;

/** Text on the surfaces it is made for. All reach 4.5. */
export const ApprovedPairs = meta.story({
  render: () => (
    <Chapter title="Approved pairs">
      <Cards>
        {pairs.map(([name, text, surface]) => (
          <div
            key={name}
            style={{
              background: surface,
              border: `1px solid ${vars.border.subtle}`,
              borderRadius: 4,
              color: text,
              padding: 12,
            }}
          >
            <Text variant="bodySm" weight="strong">
              {name}
            </Text>
            <Text variant="dataDense">{ratioText(text, surface)}</Text>
          </div>
        ))}
      </Cards>
    </Chapter>
  ),
});
