import * as v from 'valibot';
import { documentTypes, type DocumentItem, type SiteMedia } from '../model/site.ts';
import { staffRoles, type StaffSession, type Summary } from '../model/staff.ts';
import { id, text } from './fields.ts';
import { pictureSchema } from './pictureSchema.ts';

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

/** Null when nobody is signed in. */
export const sessionSchema = v.nullable(
  v.object({ userName: v.string(), role: v.picklist(staffRoles) }),
) satisfies v.GenericSchema<unknown, StaffSession | null>;

export const summarySchema = v.object({
  products: id,
  categories: id,
  bestsellers: id,
  trending: id,
}) satisfies v.GenericSchema<unknown, Summary>;
