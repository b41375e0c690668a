import { typeStyles, vars } from '@elvora/design-system/theme';
import { Text } from '@elvora/design-system/Text';
import type { CSSProperties } from 'react';
import preview from '#.storybook/preview';
import { Chapter } from './parts.tsx';

const meta = preview.meta({ tags: ['visual'], parameters: { layout: 'fullscreen' } });

type Style = (typeof typeStyles)[keyof typeof typeStyles] & { wordSpacing?: number; isTabular?: true };

const looks = (style: Style): CSSProperties => ({
  fontSize: style.wide.size,
  lineHeight: `${style.wide.line}px`,
  fontWeight: style.weight,
  fontStretch: `${style.width}%`,
  letterSpacing: `${style.tracking}em`,
  wordSpacing: style.wordSpacing ? `${style.wordSpacing}em` : undefined,
  fontVariantNumeric: style.isTabular ? 'tabular-nums' : undefined,
});

const entries = Object.entries(typeStyles) as [string, Style][];

/** The scale from 900 px; the second pair of numbers applies below. */
export const Scale = meta.story({
  render: () => (
    <Chapter note="One family, three widths. Tabular figures only where numbers are compared." title="Type">
      {entries.map(([name, style]) => (
        <div key={name} style={{ borderBottom: `1px solid ${vars.border.subtle}`, paddingBlock: 8 }}>
          <Text variant="caption" tone="muted">
            {name} · {style.wide.size} / {style.wide.line} · {style.narrow.size} / {style.narrow.line} ·{' '}
            {style.weight}, width {style.width} · {style.tracking} em
          </Text>
          <p style={looks(style)}>Power Contactor 9–38 A, 205 mm</p>
        </div>
      ))}
    </Chapter>
  ),
});
