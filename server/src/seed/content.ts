import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { documentTypes, type ProductDrawing, type SitePageName } from '@elvora/catalogue/model';
import { isProductDrawing } from '@elvora/catalogue/operations';
import * as v from 'valibot';

/** Folder of the seed: content, media and generated documents. */
export const seedDir = fileURLToPath(new URL('../../seed/', import.meta.url));

const flagSchema = v.picklist([0, 1]);

const catalogueSchema = v.object({
  categories: v.array(
    v.object({ cname: v.string(), cparentname: v.string(), cimage: v.string(), cactive: flagSchema }),
  ),
  products: v.array(
    v.object({
      name: v.string(),
      description: v.string(),
      category: v.string(),
      keyword: v.string(),
      bestseller: flagSchema,
      trending: flagSchema,
      images: v.array(v.string()),
      data: v.optional(v.unknown()),
      dataRaw: v.optional(v.string()),
      drawing: v.optional(v.custom<ProductDrawing>(isProductDrawing)),
    }),
  ),
});

const tableSchema = v.object({ headers: v.array(v.string()), rows: v.array(v.array(v.string())) });

const documentSchema = v.object({
  name: v.string(),
  type: v.picklist(documentTypes),
  /** YYYY-MM-DD. */
  uploadDate: v.string(),
  filePath: v.string(),
  version: v.string(),
  owner: v.string(),
  note: v.string(),
  sections: v.array(
    v.object({
      title: v.string(),
      paragraphs: v.optional(v.array(v.string()), []),
      list: v.optional(v.array(v.string()), []),
      table: v.optional(tableSchema),
    }),
  ),
});

const documentsSchema = v.object({
  documents: v.array(v.object({ ...documentSchema.entries, id: v.number(), serialNumber: v.number() })),
  supplierCode: documentSchema,
});

export const articlesSchema = v.array(
  v.object({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
    imageUrl: v.string(),
    title: v.string(),
    description: v.string(),
    linkText: v.string(),
    author: v.string(),
    date: v.pipe(v.string(), v.isoDate()),
    readTime: v.string(),
    content: v.string(),
    tags: v.array(v.string()),
  }),
);

const mediaTextsSchema = v.record(v.string(), v.string());

const seedPicturesSchema = v.record(
  v.string(),
  v.object({
    hash: v.string(),
    extension: v.picklist(['jpg']),
    width: v.number(),
    height: v.number(),
    bytes: v.number(),
    placeholder: v.string(),
  }),
);

export type CatalogueContent = v.InferOutput<typeof catalogueSchema>;
export type SeedPictures = v.InferOutput<typeof seedPicturesSchema>;
export type ArticleContent = v.InferOutput<typeof articlesSchema>[number];
export type DocumentContent = v.InferOutput<typeof documentSchema>;

async function readContent<T>(file: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  return v.parse(schema, JSON.parse(await readFile(`${seedDir}content/${file}`, 'utf8')));
}

export const readCatalogueContent = () => readContent('catalogue.json', catalogueSchema);
export const readDocumentsContent = () => readContent('documents.json', documentsSchema);
export const readArticlesContent = () => readContent('articles.json', articlesSchema);
/** Reads the source of a page: Markdown with front matter. */
export const readPageContent = (name: SitePageName) => readFile(`${seedDir}content/pages/${name}.md`, 'utf8');
/** Alternative texts of the pictures in `seed/media`, by path. */
export const readMediaTexts = () => readContent('media-texts.json', mediaTextsSchema);
/** Sizes, hashes and placeholders of the same pictures, by path: `npm run pictures -w server` writes them. */
export const readSeedPictures = () => readContent('pictures.json', seedPicturesSchema);
