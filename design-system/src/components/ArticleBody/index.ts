export {
  ArticleBody,
  type ArticleBodyVariant,
  articleBodyVariants,
  type ArticleBodyProps,
} from './ArticleBody.tsx';
