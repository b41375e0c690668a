import { FacetGroup, type FacetGroupProps } from '@elvora/design-system/FacetGroup';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { materialOptions, threadOptions } from '../../_support/facets.ts';

const meta = preview.meta({
  component: FacetGroup,
  tags: ['behaviour'],
  args: { title: 'Material', name: 'where', options: materialOptions },
});

const onSubmit = fn();

/** The checkboxes belong to the form around them; a press needs no render. */
export const SubmitsItsValues = meta.story({
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).getAll('where'));
      }}
    >
      <FacetGroup {...args} />
      <button type="submit">Apply</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nylon 3 sizes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(onSubmit.mock.calls).toEqual([[['material:Brass', 'material:Nylon']]]);
  },
});

export const KeepsAValueWithoutSizes = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Material' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Steel 0 sizes' })).toBeDisabled();
    // A selected value can always be cleared.
    await expect(canvas.getByRole('checkbox', { name: 'Brass 12 sizes' })).toBeEnabled();
  },
});

export const UnfoldsFurtherValues = meta.story({
  args: { title: 'Thread', options: threadOptions },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByText('Show 3 more');
    await expect(canvas.getByText('PG 13.5')).not.toBeVisible();
    await userEvent.click(more);
    await expect(canvas.getByText('PG 13.5')).toBeVisible();
    await expect(canvas.getByText('Show fewer')).toBeVisible();
  },
});

function ControlledFacet(props: FacetGroupProps) {
  const [isChosen, setChosen] = useState(true);
  return (
    <>
      <button onClick={() => setChosen(!isChosen)} type="button">
        Back
      </button>
      <FacetGroup
        {...props}
        options={props.options.map((option) => ({
          ...option,
          isSelected: option.label === 'Brass' && isChosen,
        }))}
      />
    </>
  );
}

export const FollowsTheAddress = meta.story({
  render: (args) => <ControlledFacet {...args} />,
  play: async ({ canvas, userEvent }) => {
    const brass = canvas.getByRole('checkbox', { name: 'Brass 12 sizes' });
    await expect(brass).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(brass).not.toBeChecked();
  },
});

const onFormChange = fn();

/** A value that has no sizes once it is unchecked keeps the focus and ignores presses. */
export const KeepsTheFocusOfAnUncheckedBox = meta.story({
  render: (args) => (
    <form onChange={onFormChange}>
      <ControlledFacet
        {...args}
        options={args.options.map((option) => (option.label === 'Brass' ? { ...option, count: 0 } : option))}
      />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const brass = canvas.getByRole('checkbox', { name: 'Brass 0 sizes' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(brass).not.toBeChecked();
    await expect(brass).toBeEnabled();
    await expect(brass).toHaveAttribute('aria-disabled', 'true');
    brass.focus();
    onFormChange.mockClear();
    await userEvent.keyboard(' ');
    await expect(brass).toHaveFocus();
    await expect(brass).not.toBeChecked();
    await expect(onFormChange).not.toHaveBeenCalled();
  },
});
