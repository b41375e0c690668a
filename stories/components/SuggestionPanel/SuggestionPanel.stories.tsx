import { SuggestionPanel } from '@elvora/design-system/SuggestionPanel';
import preview from '#.storybook/preview';
import { FieldWithSuggestions, suggestionArgs } from './suggestionArgs.tsx';

const popup = { isFullScreen: false, listProps: {}, optionProps: () => ({}) };

const meta = preview.meta({
  component: SuggestionPanel,
  parameters: { design: ['storefront-suggestions-desktop', 'storefront-suggestions-mobile'] },
  args: { ...suggestionArgs, popup },
  render: ({ groups, all }) => (
    <div style={{ minHeight: 620 }}>
      <FieldWithSuggestions all={all} groups={groups} suggestsOnFocus />
    </div>
  ),
});

export const Default = meta.story({
  play: ({ canvas }) => {
    canvas.getByRole('combobox').focus();
  },
});

export const Playground = meta.story({ tags: ['!test'] });
