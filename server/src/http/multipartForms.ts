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

/** Limits of one form; the limit for an image is exclusive (S-334). */
const multipartLimits = {
  fileSize: maxImageBytes - 1,
  fieldSize: 4 * megabyte,
  fieldNameSize: 100,
  fields: 150,
  headerPairs: 50,
} as const;

/** Limit of all fields of a form together. */
const maxFieldCharacters = 8 * megabyte;

/** A file of a form, on disk until the response has been created. */
export interface UploadedFile {
  path: string;
  /** File name on the client. */
  name: string;
  /** SHA-256 of its bytes. */
  hash: string;
}

export interface MultipartForm {
  /** By name; a list for a repeated field. */
  fields: Readonly<Record<string, string | readonly string[]>>;
  files: readonly UploadedFile[];
}

export interface MultipartFormOptions {
  /** Folder for the temporary files. */
  folder: string;
  /** Field of the files; files of other fields are ignored. */
  field: string;
  maxFiles: number;
  /** Messages for rejected files. @default those of images */
  texts?: FileTexts;
}

interface FileTexts {
  tooLarge: string;
  tooMany: (maxFiles: number) => string;
}

const imageTexts: FileTexts = {
  tooLarge: validationTexts.imageTooLarge,
  tooMany: validationTexts.imagesTooMany,
};

/** Responds to a form that exceeds a limit, or with an empty file (413, 422); `fields` are those read so far. */
type RejectedFormHandler<T> = (error: HttpError, fields: MultipartForm['fields']) => Promise<T>;

/** Enables multipart requests for the routes of a plugin. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false, limits: multipartLimits });
}

/**
 * Parses a form, streaming its files to disk, and passes it to `handle`. The files are deleted
 * before this settles, even when the form is rejected or the client disconnects. Throws the error
 * of an invalid form, unless `onRejected` responds to it.
 */
export async function withMultipartForm<T>(
  request: FastifyRequest,
  { onRejected, ...options }: MultipartFormOptions & { onRejected?: RejectedFormHandler<T> },
  handle: (form: MultipartForm) => Promise<T>,
): Promise<T> {
  const reject = (error: HttpError, fields: MultipartForm['fields']) => {
    if (onRejected && (error.statusCode === 413 || error.statusCode === 422))
      return onRejected(error, fields);
    throw error;
  };
  if (isTooLong(request, options.maxFiles)) return reject(formTooLong(options), {});
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(options.folder, 'form-'));
  try {
    const { error, ...form } = await readMultipartForm(request, { ...options, folder });
    return await (error ? reject(error, form.fields) : handle(form));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Rejects a request by its `Content-Length` before its body is read (O76). */
function isTooLong({ headers }: FastifyRequest, maxFiles: number): boolean {
  const maxBytes = maxFiles * maxImageBytes + maxFieldCharacters + megabyte;
  return Number(headers['content-length'] ?? 0) > maxBytes;
}

const formTooLong = ({ maxFiles, texts = imageTexts }: MultipartFormOptions) =>
  new HttpError(413, maxFiles === 1 ? texts.tooLarge : texts.tooMany(maxFiles));

/** Reads as much of a form as possible; `error` is the reason it is invalid. */
async function readMultipartForm(
  request: FastifyRequest,
  { folder, field, maxFiles, texts = imageTexts }: MultipartFormOptions,
): Promise<MultipartForm & { error: HttpError | null }> {
  const fields = new Map<string, string[]>();
  const files: UploadedFile[] = [];
  const errors: HttpError[] = [];
  let characters = 0;

  // The parser allows one file too many, so that it is rejected below with its own message.
  const limits = { ...multipartLimits, files: maxFiles + 1, parts: multipartLimits.fields + maxFiles + 1 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        const { fieldname: name, value, valueTruncated } = part;
        characters += typeof value === 'string' ? value.length : 0;
        if (valueTruncated || characters > maxFieldCharacters) throw fieldTooLong(name);
        if (typeof value !== 'string')
          throw validationError([{ field: name, text: validationTexts.unreadable }]);
        // Forms send every line break as CR LF.
        fields.set(name, [...(fields.get(name) ?? []), value.replaceAll('\r\n', '\n')]);
        continue;
      }
      // An empty file input sends a file without a name.
      const isExpected = part.fieldname === field && part.filename !== '' && part.filename !== undefined;
      if (isExpected && files.length === maxFiles) {
        errors.push(fieldError(field, texts.tooMany(maxFiles)));
      }
      if (!isExpected || errors.length > 0) {
        // Consumed nevertheless: the parser only reaches the next part after it.
        part.file.resume();
        continue;
      }
      const path = join(folder, String(files.length));
      const { hash, bytes } = await saveFile(part, path);
      if (part.file.truncated) errors.push(fileTooLarge(field, `${part.filename}: ${texts.tooLarge}`));
      else if (bytes === 0) errors.push(fieldError(field, `${part.filename}: ${validationTexts.imageEmpty}`));
      else files.push({ path, name: part.filename, hash });
    }
  } catch (error) {
    const cause = errors[0] ?? explainMultipartError(error, field, texts.tooMany(maxFiles));
    if (!(cause instanceof HttpError)) throw cause;
    errors[0] = cause;
  }
  const entries = [...fields].map(
    ([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values] as const,
  );
  return { fields: Object.fromEntries(entries), files, error: errors[0] ?? null };
}

async function saveFile({ file }: MultipartFile, path: string): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(file, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { hash: hash.digest('hex'), bytes };
}

const fieldError = (field: string, text: string) => validationError([{ field, text }]);

const fieldTooLong = (name: string) => {
  const text = validationTexts.tooLong(multipartLimits.fieldSize);
  return new HttpError(413, text, { fields: { [name]: text } });
};

const fileTooLarge = (field: string, text: string) => new HttpError(413, text, { fields: { [field]: text } });

/** Translates errors of the multipart parser: its own limits, and forms it cannot read. */
function explainMultipartError(error: unknown, field: string, tooMany: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') return fieldError(field, tooMany);
  // The parser reports truncated or malformed forms as plain errors without a code.
  const isParserError = error.constructor === Error && code === undefined;
  return isParserError ? new HttpError(400, 'This form cannot be read.') : error;
}
