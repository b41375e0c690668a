import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { maxImageBytes, validationTexts } from '@elvora/catalogue/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, validationError } from './httpErrors.ts';

const megabyte = 1024 * 1024;

/** What one form may bring at most; the images have their own bound, which is exclusive (S-334). */
const multipartLimits = {
  fileSize: maxImageBytes - 1,
  fieldSize: 4 * megabyte,
  fieldNameSize: 100,
  fields: 150,
  headerPairs: 50,
} as const;

/** All fields of a form together. */
const maxFieldCharacters = 8 * megabyte;

/** A file of a form, on disk until the request has been answered. */
export interface UploadedFile {
  path: string;
  /** What its sender calls it. */
  name: string;
  /** SHA-256 of its bytes. */
  hash: string;
}

export interface MultipartForm {
  /** By name; a list where a field came more than once. */
  fields: Readonly<Record<string, string | readonly string[]>>;
  files: readonly UploadedFile[];
}

export interface MultipartFormOptions {
  /** Folder in which the files lie meanwhile. */
  folder: string;
  /** The field the files come in; files of other fields are passed over. */
  field: string;
  maxFiles: number;
}

/** Lets the routes of a room read forms with files. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false, limits: multipartLimits });
}

/**
 * Reads a form to its end, the files to disk as they arrive, then answers it. The files are gone when this resolves, however
 * it ends: answered, refused, or cut by the client.
 */
export async function withMultipartForm<T>(
  request: FastifyRequest,
  options: MultipartFormOptions,
  answer: (form: MultipartForm) => Promise<T>,
): Promise<T> {
  requireAllowedLength(request, options.maxFiles);
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(options.folder, 'form-'));
  try {
    return await answer(await readMultipartForm(request, { ...options, folder }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Refuses what says itself that it is too long before a byte of it is read (O76). */
function requireAllowedLength({ headers }: FastifyRequest, maxFiles: number): void {
  const most = maxFiles * maxImageBytes + maxFieldCharacters + megabyte;
  if (Number(headers['content-length'] ?? 0) > most) {
    throw new HttpError(413, validationTexts.imagesTooMany(maxFiles));
  }
}

async function readMultipartForm(
  request: FastifyRequest,
  { folder, field, maxFiles }: MultipartFormOptions,
): Promise<MultipartForm> {
  const fields = new Map<string, string[]>();
  const files: UploadedFile[] = [];
  const refused: HttpError[] = [];
  let characters = 0;

  // One more than may come, so that it is counted here and refused with words.
  const bounds = { ...multipartLimits, files: maxFiles + 1, parts: multipartLimits.fields + maxFiles + 1 };
  try {
    for await (const part of request.parts({ limits: bounds })) {
      if (part.type === 'field') {
        const { fieldname: name, value, valueTruncated } = part;
        characters += typeof value === 'string' ? value.length : 0;
        if (valueTruncated || characters > maxFieldCharacters) throw fieldTooLong(name);
        if (typeof value !== 'string')
          throw validationError([{ field: name, text: validationTexts.unreadable }]);
        // Forms put every line break on the wire as CR LF; it was typed as one.
        fields.set(name, [...(fields.get(name) ?? []), value.replaceAll('\r\n', '\n')]);
        continue;
      }
      // A file input in which nothing was picked sends a file without a name.
      const isAsked = part.fieldname === field && part.filename !== '' && part.filename !== undefined;
      if (isAsked && files.length === maxFiles) {
        refused.push(fieldError(field, validationTexts.imagesTooMany(maxFiles)));
      }
      if (!isAsked || refused.length > 0) {
        // Read to its end all the same: the next part stands behind it.
        part.file.resume();
        continue;
      }
      const path = join(folder, String(files.length));
      const { hash, bytes } = await saveFile(part, path);
      if (part.file.truncated) refused.push(fileTooLarge(field, part.filename));
      else if (bytes === 0)
        refused.push(fieldError(field, `${part.filename}: ${validationTexts.imageEmpty}`));
      else files.push({ path, name: part.filename, hash });
    }
  } catch (error) {
    throw refused[0] ?? explainMultipartError(error, field, maxFiles);
  }
  if (refused[0]) throw refused[0];
  const values = [...fields].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all] as const);
  return { fields: Object.fromEntries(values), files };
}

async function saveFile({ file }: MultipartFile, path: string): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(file, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { hash: hash.digest('hex'), bytes };
}

const fieldError = (field: string, text: string) => validationError([{ field, text }]);

const fieldTooLong = (name: string) => {
  const text = validationTexts.tooLong(multipartLimits.fieldSize);
  return new HttpError(413, text, { fields: { [name]: text } });
};

const fileTooLarge = (field: string, name: string) => {
  const text = `${name}: ${validationTexts.imageTooLarge}`;
  return new HttpError(413, text, { fields: { [field]: text } });
};

/** The words for what the reader of forms refuses by its own bounds, or cannot read. */
function explainMultipartError(error: unknown, field: string, maxFiles: number): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') return fieldError(field, validationTexts.imagesTooMany(maxFiles));
  // The parser tells of a form that breaks off, or is none, with errors that have nothing but a text.
  const isOfParser = error.constructor === Error && code === undefined;
  return isOfParser ? new HttpError(400, 'This form cannot be read.') : error;
}
