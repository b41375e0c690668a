import type { HistoryKind, CategoryContents, SaveResult } from '@elvora/catalogue/model';

/** The entry has changed since it was read (O43). */
export class VersionConflictError extends Error {
  override name = 'VersionConflictError';
  readonly kind: HistoryKind;
  readonly id: number;

  constructor(kind: HistoryKind, id: number) {
    super(`The ${kind} ${id} has changed since it was read.`);
    this.kind = kind;
    this.id = id;
  }
}

/** Deleting a category that is not empty requires `children`, which decides what happens to its contents (D-25). */
export class CategoryNotEmptyError extends Error {
  override name = 'CategoryNotEmptyError';
  readonly contents: CategoryContents;

  constructor(contents: CategoryContents) {
    super('This category is not empty.');
    this.contents = contents;
  }
}

/** A repeated request, which gets the earlier result again (O100). */
export class AlreadySavedError extends Error {
  override name = 'AlreadySavedError';
  readonly saved: SaveResult;

  constructor(saved: SaveResult) {
    super('This request was already saved.');
    this.saved = saved;
  }
}

/** The idempotency key was already used for a different payload. */
export class IdempotencyKeyReusedError extends Error {
  override name = 'IdempotencyKeyReusedError';
}
