import { IconArrowsHorizontal, IconBarcode, IconCircuitMotor, IconNut } from '@elvora/design-system/Icon';
import type { QuickFinderProps } from '@elvora/design-system/QuickFinder';

export const quickFinderArgs: QuickFinderProps = {
  title: 'Find it by what you know',
  text: 'One figure is enough. The tables do the rest.',
  footer: 'Or paste a whole list.',
  forms: [
    {
      title: 'By thread',
      icon: IconNut,
      action: '#thread',
      fields: [
        {
          name: 'where',
          label: 'Thread',
          placeholder: 'Choose a thread',
          options: [{ value: 'entryThread:M20', label: 'M20' }],
        },
      ],
      help: 'Glands, lock nuts, plugs and adaptors for this hole.',
      submitLabel: 'Show sizes with this thread',
    },
    {
      title: 'By cable diameter',
      icon: IconArrowsHorizontal,
      action: '#cable',
      fields: [
        { name: 'min', label: 'Cable diameter from', placeholder: 'from 9', inputMode: 'decimal' },
        {
          name: 'max',
          label: 'Cable diameter to',
          placeholder: 'to 12',
          inputMode: 'decimal',
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
      help: 'Measured over the outer sheath. The range of the gland must hold it.',
      submitLabel: 'Show sizes for this cable',
    },
    {
      title: 'By motor power',
      icon: IconCircuitMotor,
      action: '#motor',
      fields: [{ name: 'query', label: 'Motor power', placeholder: '11 kW 415 V' }],
      help: 'In kW or HP, with the voltage if you know it.',
      submitLabel: 'Show sizes for this motor',
    },
    {
      title: 'By code',
      icon: IconBarcode,
      action: '#code',
      fields: [{ name: 'query', label: 'Code', placeholder: 'EV-BG-M20' }],
      help: 'Ours or another maker’s. Dashes, spaces and case do not matter.',
      submitLabel: 'Go to this code',
    },
  ],
};
