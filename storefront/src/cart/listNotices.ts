import { pluralise, type SharedListProblem } from '@elvora/catalogue/operations';

export interface ListNotice {
  title: string;
  text: string;
}

const lineText = (count: number) => pluralise(count, 'line', 'lines');

/** Notices for links that could not be read completely. */
export const linkNotices: Readonly<Record<SharedListProblem, (count: number) => ListNotice>> = {
  broken: () => ({
    title: 'This link cannot be read',
    text: 'It may be damaged. Ask for the link again, or for a file.',
  }),
  newer: (count) => ({
    title: 'This link comes from a newer version of this page',
    text: `${lineText(count)} could be read. Reload the page, or ask for a file.`,
  }),
  cut: (count) => ({
    title: 'This link is cut short',
    text: `${lineText(count)} could be read. Ask for the link again, or for a file.`,
  }),
  larger: (count) => ({
    title: 'This link holds too much to open',
    text: `${lineText(count)} could be read. Ask for a file with the whole list.`,
  }),
};

/** The request for the catalogue items has failed. */
export const failureNotice: ListNotice = {
  title: 'Something went wrong',
  text: 'The list could not be opened. Your own list is unchanged. Please try again.',
};

export const excessNotice = (excess: number): ListNotice => ({
  title: `${excess.toLocaleString('en-IN')} lines are too many for one list`,
  text: 'A list can have up to 2,000 lines. Nothing was added.',
});

export const missingNotice = (missing: number, lineCount: number): ListNotice => ({
  title: `${missing} of ${lineText(lineCount)} are no longer in the catalogue`,
  text: 'They stay on the list as text. The dealer will suggest a replacement.',
});
