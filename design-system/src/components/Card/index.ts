export { Card, CardAction, CardArrow, CardBody, CardPicture, CardText, type CardProps } from './Card.tsx';
export { CardName, type CardNameProps } from './CardName.tsx';
export { CardLineSkeleton, CardNameSkeleton } from './CardSkeletons.tsx';
export { gridCardSizes, miniCardSizes } from './cardSizes.ts';
export { reservedLines } from './Card.css.ts';
