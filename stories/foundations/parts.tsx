import { Heading } from '@elvora/design-system/Heading';
import { Stack } from '@elvora/design-system/layout';
import { Text } from '@elvora/design-system/Text';
import type { ReactNode } from 'react';

interface ChapterProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A titled section of a foundations page. */
export function Chapter({ title, note, children }: ChapterProps) {
  return (
    <section style={{ padding: 24 }}>
      <Stack>
        <Heading level={2} variant="heading3">
          {title}
        </Heading>
        {note && (
          <Text variant="bodySm" tone="muted">
            {note}
          </Text>
        )}
        {children}
      </Stack>
    </section>
  );
}

interface CardsProps {
  minWidth?: number;
  children: ReactNode;
}

export function Cards({ minWidth = 160, children }: CardsProps) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: `repeat(auto-fill, minmax(${minWidth}px, 1fr))`,
      }}
    >
      {children}
    </div>
  );
}

interface LabelProps {
  name: string;
  value: string;
}

export function Label({ name, value }: LabelProps) {
  return (
    <div>
      <Text variant="caption" weight="strong">
        {name}
      </Text>
      <Text variant="dataDense" tone="muted">
        {value}
      </Text>
    </div>
  );
}
