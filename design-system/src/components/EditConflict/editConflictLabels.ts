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
  title: 'Somebody else has saved this meanwhile',
  lead: 'Compare what differs, and keep one side. Nothing is lost until you choose.',
  field: 'Field',
  mine: 'Yours',
  theirs: 'Saved meanwhile',
  keepMine: 'Keep mine',
  keepTheirs: 'Keep theirs',
};
