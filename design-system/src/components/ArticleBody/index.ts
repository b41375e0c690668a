export {
  ArticleBody,
  type ArticleBodyVariant,
  articleBodyVariants,
  type ArticleBodyProps,
} from './ArticleBody.tsx';
export { ArticleFooter, type ArticleFooterProps } from './ArticleFooter.tsx';
