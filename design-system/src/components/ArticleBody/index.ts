export {
  ArticleBody,
  type ArticleBodyLook,
  articleBodyLooks,
  type ArticleBodyProps,
} from './ArticleBody.tsx';
