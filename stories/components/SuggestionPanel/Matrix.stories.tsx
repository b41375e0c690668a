import { SuggestionPanel } from '@elvora/design-system/SuggestionPanel';
import preview from '#.storybook/preview';
import { Page } from '../../_support/Page.tsx';
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

export const Wide = meta.story({
  render: (args) => (
    <Page height={600} width={1000}>
      <div style={{ display: 'grid', width: 760, maxHeight: 600 }}>
        <SuggestionPanel {...args} />
      </div>
    </Page>
  ),
});

export const OnPhones = meta.story({
  render: (args) => (
    <Page height={784} width={390}>
      <div style={{ display: 'grid', height: 784 }}>
        <SuggestionPanel {...args} />
      </div>
    </Page>
  ),
});
