import * as v from 'valibot';
import {
  documentTypes,
  type Article,
  type ArticleSummary,
  type DocumentItem,
  type SiteMedia,
  type SitePage,
} from '../model/site.ts';
import { staffRoles, type StaffSession, type CatalogueSummary } from '../model/staff.ts';
import { id, listOf, names, text } from './fields.ts';
import { pictureField, pictureSchema } from './pictureSchema.ts';

/** A file of Media & Downloads (S-252). */
export const documentSchema = v.object({
  id,
  serialNumber: id,
  name: text,
  type: v.picklist(documentTypes),
  size: text,
  uploadDate: text,
  filePath: text,
}) satisfies v.GenericSchema<unknown, DocumentItem>;

export const siteMediaSchema = v.record(v.string(), pictureSchema) satisfies v.GenericSchema<
  unknown,
  SiteMedia
>;

const articleFields = {
  id: v.pipe(v.string(), v.nonEmpty()),
  imageUrl: text,
  title: text,
  description: text,
  linkText: text,
  author: text,
  date: text,
  readTime: text,
  tags: names,
  picture: pictureField,
};

export const articleSummarySchema = v.object(articleFields) satisfies v.GenericSchema<
  unknown,
  ArticleSummary
>;

/** A blog article (S-121). */
export const articleSchema = v.object({ ...articleFields, content: text }) satisfies v.GenericSchema<
  unknown,
  Article
>;

export const sitePageSchema = v.object({
  title: text,
  description: text,
  content: text,
  questions: listOf(v.object({ id: v.string(), title: v.string(), answer: v.string() })),
}) satisfies v.GenericSchema<unknown, SitePage>;

/** Null when there is no session. */
export const sessionSchema = v.nullable(
  v.object({ userName: v.string(), role: v.picklist(staffRoles) }),
) satisfies v.GenericSchema<unknown, StaffSession | null>;

export const catalogueSummarySchema = v.object({
  products: id,
  categories: id,
  bestsellers: id,
  trending: id,
}) satisfies v.GenericSchema<unknown, CatalogueSummary>;
