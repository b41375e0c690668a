import { Card, CardBody, CardName, CardPicture, CardText } from '@elvora/design-system/Card';
import { Chip } from '@elvora/design-system/Chip';
import { Picture } from '@elvora/design-system/Picture';
import { Text } from '@elvora/design-system/Text';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: Card,
  parameters: { design: ['sheet-components'] },
  args: {
    component: 'ArticleCard',
    children: (
      <>
        <CardPicture chips={<Chip variant="outline">4 min</Chip>}>
          <Picture alt="" ratio="4/3" source={photos.brassGland} />
        </CardPicture>
        <CardBody>
          <CardText>
            <CardName href="#article" level={3} name="Choosing a cable gland" />
            <Text variant="caption" tone="muted">
              By the outer diameter of the cable
            </Text>
          </CardText>
        </CardBody>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { isLinked: false } });
