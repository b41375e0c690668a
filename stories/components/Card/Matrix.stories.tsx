import { Card, CardBody, CardName, CardPicture } from '@elvora/design-system/Card';
import { Picture } from '@elvora/design-system/Picture';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: Card,
  tags: ['visual'],
  args: { component: 'ArticleCard', children: null },
});

export const LinkedAndPlain = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, 240px)' }}>
      {[true, false].map((isLinked) => (
        <Card component="ArticleCard" isLinked={isLinked} key={String(isLinked)}>
          <CardPicture>
            <Picture alt="" priority ratio="4/3" source={photos.brassGland} />
          </CardPicture>
          <CardBody>
            <CardName href="#article" level={3} name="Choosing a cable gland" />
          </CardBody>
        </Card>
      ))}
    </div>
  ),
});
