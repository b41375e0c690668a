import { QuickFinder, type QuickFinderProps } from '@elvora/design-system/QuickFinder';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { quickFinderArgs } from './quickFinderArgs.ts';

const meta = preview.meta({ component: QuickFinder, tags: ['behaviour'], args: quickFinderArgs });

/** Answers each complete form with its fields. */
function EchoingFinder({ forms, ...props }: QuickFinderProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string | undefined>>>({});
  return (
    <QuickFinder
      {...props}
      forms={forms.map((form) => ({ ...form, answer: answers[form.title] }))}
      onFormInput={({ title }, fields) =>
        setAnswers({
          ...answers,
          [title]: fields ? [...fields.values()].filter(Boolean).join(' to ') : undefined,
        })
      }
    />
  );
}

export const AnswersEachForm = meta.story({
  render: (args) => <EchoingFinder {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const from = canvas.getByRole('textbox', { name: 'Cable diameter from' });
    const status = canvas.getByRole('status');
    await step('in place of its button and to screen readers', async () => {
      await userEvent.type(from, '9');
      await expect(status).toHaveTextContent('By cable diameter: 9');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Thread' }), 'M20');
      await expect(canvas.getByRole('button', { name: 'entryThread:M20' })).toBeVisible();
      await expect(status).toHaveTextContent(/^By thread: entryThread:M20$/);
    });
    await step('until its field is empty again', async () => {
      await userEvent.clear(from);
      await expect(canvas.getByRole('button', { name: 'Show sizes for this cable' })).toBeVisible();
      await expect(status).toBeEmptyDOMElement();
    });
  },
});

const onFormInput = fn<NonNullable<QuickFinderProps['onFormInput']>>();

export const ReportsOnlyValidFields = meta.story({
  args: {
    onFormInput,
    forms: quickFinderArgs.forms.map((form) => ({
      ...form,
      fields: form.fields.map((field) =>
        field.name === 'min' ? { ...field, format: { pattern: String.raw`\d+`, hint: 'A number' } } : field,
      ),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    onFormInput.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cable diameter from' }), '9m');
    const reported = onFormInput.mock.calls.map(([{ title }, fields]) => [title, fields?.get('min') ?? null]);
    await expect(reported).toEqual([
      ['By cable diameter', '9'],
      ['By cable diameter', null],
    ]);
  },
});
