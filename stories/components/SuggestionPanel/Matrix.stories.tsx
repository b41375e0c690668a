import { SuggestionPanel } from '@elvora/design-system/SuggestionPanel';
import preview from '#.storybook/preview';
import { suggestionArgs } from './suggestionArgs.tsx';

const popup = {
  isFullScreen: true,
  listProps: { role: 'listbox', 'aria-label': 'Suggestions' },
  optionProps: (index: number) => ({ role: 'option', 'aria-selected': index === 2 }),
};

const meta = preview.meta({
  component: SuggestionPanel,
  tags: ['visual'],
  args: { ...suggestionArgs, popup },
});

export const Groups = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', width: 'min(760px, 100%)', maxHeight: 784 }}>
      <SuggestionPanel {...args} />
    </div>
  ),
});
