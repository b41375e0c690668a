import { filterText, rangeFieldPrefixes } from '@elvora/catalogue/contract';
import { IconArrowsHorizontal, IconBarcode, IconCircuitMotor, IconNut } from '@elvora/design-system/Icon';
import { Link } from '@elvora/design-system/Link';
import { QuickFinder, type QuickFinderForm } from '@elvora/design-system/QuickFinder';
import { paths } from '../site/paths.ts';
import type { HomeContent } from './homeContent.ts';
import type { FinderAnswers } from './useFinderAnswers.ts';

/** Input patterns for values that the finder can parse as the requested figure. */
const formats = {
  number: { pattern: String.raw`\s*\d+(?:[.,]\d+)?\s*`, hint: 'One number, such as 9 or 9.5' },
  power: { pattern: '.*[A-Za-z].*', hint: 'A power with its unit, such as 11 kW or 15 HP' },
};

const threadOption = (thread: string) => ({
  value: filterText({ key: 'entryThread', value: thread }),
  label: thread,
});

const formsOf = (content: HomeContent['finder']): readonly QuickFinderForm[] => [
  {
    ...content.thread,
    icon: IconNut,
    action: paths.products(),
    fields: [
      {
        name: 'where',
        label: 'Thread',
        placeholder: 'Choose a thread',
        options: content.threads.map(threadOption),
      },
    ],
  },
  {
    ...content.cable,
    icon: IconArrowsHorizontal,
    action: paths.products(),
    fields: [
      {
        name: `${rangeFieldPrefixes.from}cableDiameter`,
        label: 'Cable diameter from',
        placeholder: 'from 9',
        inputMode: 'decimal',
        format: formats.number,
      },
      {
        name: `${rangeFieldPrefixes.to}cableDiameter`,
        label: 'Cable diameter to',
        placeholder: 'to 12',
        inputMode: 'decimal',
        format: formats.number,
        isOptional: true,
      },
    ],
    units: {
      name: 'unit',
      label: 'Unit of the cable diameter',
      options: [
        { value: '', label: 'mm' },
        { value: 'in', label: 'in' },
      ],
    },
  },
  {
    ...content.motor,
    icon: IconCircuitMotor,
    action: paths.search(),
    fields: [{ name: 'query', label: 'Motor power', placeholder: '11 kW 415 V', format: formats.power }],
  },
  {
    ...content.code,
    icon: IconBarcode,
    action: paths.search(),
    fields: [{ name: 'query', label: 'Code', placeholder: 'EV-BG-M20' }],
  },
];

export interface HomeFinderProps extends FinderAnswers {
  content: HomeContent['finder'];
}

/** Finds sizes by one known figure: a thread, a cable, a motor or a code. Each form states what it finds as it is filled in. */
export function HomeFinder({ content, answers, onFormInput }: HomeFinderProps) {
  return (
    <QuickFinder
      forms={formsOf(content).map((form) => ({ ...form, answer: answers[form.title] }))}
      footer={
        <>
          <span>{content.list.text}</span>
          <Link href={paths.pasteList}>{content.list.linkLabel}</Link>
        </>
      }
      text={content.text}
      title={content.title}
      onFormInput={({ title }, fields) => onFormInput(title, fields)}
    />
  );
}
