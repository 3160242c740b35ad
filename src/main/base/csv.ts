// Comma-separated values, as spreadsheets read them.

/** Rows of text as a file; text that could be taken for a second column is quoted. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

const quoted = (text: string): string => (/^[\w.:-]*$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`);

/** What a spreadsheet would reckon a formula from is a text with an apostrophe before it. */
export const asText = (text: string): string => (/^[=+@]|^-(?!\d+$)/.test(text) ? `'${text}` : text);
