import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { imageSizeLimit, writeTexts } from '@elvora/catalogue/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, refuseFields } from './failures.ts';

const megabyte = 1024 * 1024;

/** What one form may bring at most; the images have their own bound, which is exclusive (S-334). */
const limits = {
  fileSize: imageSizeLimit - 1,
  fieldSize: 4 * megabyte,
  fieldNameSize: 100,
  fields: 150,
  headerPairs: 50,
} as const;

/** All fields of a form together. */
const mostFieldCharacters = 8 * megabyte;

/** A file of a form, on disk until the request has been answered. */
export interface FormFile {
  path: string;
  /** What its sender calls it. */
  name: string;
  /** SHA-256 of its bytes. */
  hash: string;
}

export interface Form {
  /** By name; a list where a field came more than once. */
  fields: Readonly<Record<string, string | readonly string[]>>;
  files: readonly FormFile[];
}

export interface FormOptions {
  /** Folder in which the files lie meanwhile. */
  folder: string;
  /** The field the files come in; files of other fields are passed over. */
  field: string;
  mostFiles: number;
}

/** Lets the routes of a room read forms with files. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false, limits });
}

/**
 * Reads a form to its end, the files to disk as they arrive, then answers it. The files are gone when this resolves, however
 * it ends: answered, refused, or cut by the client.
 */
export async function withForm<T>(
  request: FastifyRequest,
  options: FormOptions,
  answer: (form: Form) => Promise<T>,
): Promise<T> {
  requireLength(request, options.mostFiles);
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(options.folder, 'form-'));
  try {
    return await answer(await readForm(request, { ...options, folder }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Refuses what says itself that it is too long before a byte of it is read (O76). */
function requireLength({ headers }: FastifyRequest, mostFiles: number): void {
  const most = mostFiles * imageSizeLimit + mostFieldCharacters + megabyte;
  if (Number(headers['content-length'] ?? 0) > most) {
    throw new HttpError(413, writeTexts.imagesTooMany(mostFiles));
  }
}

async function readForm(request: FastifyRequest, { folder, field, mostFiles }: FormOptions): Promise<Form> {
  const fields = new Map<string, string[]>();
  const files: FormFile[] = [];
  const refused: HttpError[] = [];
  let characters = 0;

  // One more than may come, so that it is counted here and refused with words.
  const bounds = { ...limits, files: mostFiles + 1, parts: limits.fields + mostFiles + 1 };
  try {
    for await (const part of request.parts({ limits: bounds })) {
      if (part.type === 'field') {
        const { fieldname: name, value, valueTruncated } = part;
        characters += typeof value === 'string' ? value.length : 0;
        if (valueTruncated || characters > mostFieldCharacters) throw tooLong(name);
        if (typeof value !== 'string') throw refuseFields([{ field: name, text: writeTexts.unreadable }]);
        // Forms put every line break on the wire as CR LF; it was typed as one.
        fields.set(name, [...(fields.get(name) ?? []), value.replaceAll('\r\n', '\n')]);
        continue;
      }
      // A file input in which nothing was picked sends a file without a name.
      const isAsked = part.fieldname === field && part.filename !== '' && part.filename !== undefined;
      if (isAsked && files.length === mostFiles) {
        refused.push(refuse(field, writeTexts.imagesTooMany(mostFiles)));
      }
      if (!isAsked || refused.length > 0) {
        // Read to its end all the same: the next part stands behind it.
        part.file.resume();
        continue;
      }
      const path = join(folder, String(files.length));
      const { hash, bytes } = await save(part, path);
      if (part.file.truncated) refused.push(tooLarge(field, part.filename));
      else if (bytes === 0) refused.push(refuse(field, `${part.filename}: ${writeTexts.imageEmpty}`));
      else files.push({ path, name: part.filename, hash });
    }
  } catch (error) {
    throw refused[0] ?? plainly(error, field, mostFiles);
  }
  if (refused[0]) throw refused[0];
  const values = [...fields].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all] as const);
  return { fields: Object.fromEntries(values), files };
}

async function save({ file }: MultipartFile, path: string): Promise<{ hash: string; bytes: number }> {
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

const refuse = (field: string, text: string) => refuseFields([{ field, text }]);

const tooLong = (name: string) => {
  const text = writeTexts.tooLong(limits.fieldSize);
  return new HttpError(413, text, { fields: { [name]: text } });
};

const tooLarge = (field: string, name: string) => {
  const text = `${name}: ${writeTexts.imageTooLarge}`;
  return new HttpError(413, text, { fields: { [field]: text } });
};

/** The words for what the reader of forms refuses by its own bounds, or cannot read. */
function plainly(error: unknown, field: string, mostFiles: number): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') return refuse(field, writeTexts.imagesTooMany(mostFiles));
  // The parser tells of a form that breaks off, or is none, with errors that have nothing but a text.
  const isOfParser = error.constructor === Error && code === undefined;
  return isOfParser ? new HttpError(400, 'This form cannot be read.') : error;
}
