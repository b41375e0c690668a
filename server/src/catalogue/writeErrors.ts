import type { CatalogueKind, CategoryContents, SaveResult } from '@elvora/catalogue/model';

/** Somebody has changed the entry since it was read (O43). */
export class VersionConflictError extends Error {
  override name = 'OutdatedError';
  readonly kind: CatalogueKind;
  readonly id: number;

  constructor(kind: CatalogueKind, id: number) {
    super(`The ${kind} ${id} has another version by now.`);
    this.kind = kind;
    this.id = id;
  }
}

/** A category that is not empty is deleted only when it is said what becomes of its contents (D-25). */
export class CategoryNotEmptyError extends Error {
  override name = 'NotEmptyError';
  readonly contents: CategoryContents;

  constructor(contents: CategoryContents) {
    super('This category is not empty.');
    this.contents = contents;
  }
}

/** The same form has made its entry before: nothing is written a second time (O100). */
export class AlreadySavedError extends Error {
  override name = 'SavedBefore';
  readonly saved: SaveResult;

  constructor(saved: SaveResult) {
    super('This form has made its entry before.');
    this.saved = saved;
  }
}

/** The name of a form was given to other contents. */
export class IdempotencyKeyReusedError extends Error {
  override name = 'MistakenRequestError';
}
