export interface EditConflictLabels {
  title: string;
  lead: string;
  /** Header of the column of field names. */
  field: string;
  /** Header of the column of the user's own values. */
  mine: string;
  /** Header of the column of the values saved in the meantime. */
  theirs: string;
  keepMine: string;
  keepTheirs: string;
}

export const editConflictLabels: EditConflictLabels = {
  title: 'Someone else has saved this in the meantime',
  lead: 'Compare the differences and keep one version. Nothing is lost until you choose.',
  field: 'Field',
  mine: 'Yours',
  theirs: 'Saved by someone else',
  keepMine: 'Keep mine',
  keepTheirs: 'Keep theirs',
};
