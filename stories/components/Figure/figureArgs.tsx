import { Picture } from '@elvora/design-system/Picture';
import { photos } from '../../_support/photos.ts';
import type { FigureProps } from '@elvora/design-system/Figure';

export const figureArgs: FigureProps = {
  children: <Picture alt="Contactor on a turntable" ratio="16/9" source={photos.factoryHall} />,
  caption: { title: 'A contactor from all sides', text: 'Our 25 A contactor on the turntable.' },
};
