/** POST, a form with the statement's `file` and a `layout`: reads it, and changes nothing else. */
export const statements = () => '/api/admin/statements';
/** POST, the same with a layout that is not stored: how the first lines would be read. */
export const statementPreview = () => '/api/admin/statement-preview';
/** POST: some lines at a time, until none is `left`. */
export const moveStatement = (id: string, step: 'apply' | 'undo') =>
  `/api/admin/statements/${encodeURIComponent(id)}/${step}`;
/** POST. */
export const decideStatementLine = (id: string) => `/api/admin/statement-lines/${encodeURIComponent(id)}/decide`;
/** POST: the line's money is booked as unclaimed, or was given back. */
export const unclaimedMoney = (line: string, step: 'keep' | 'give-back') =>
  `/api/admin/statement-lines/${encodeURIComponent(line)}/${step}`;
/** GET: how much money is kept as unclaimed. */
export const unclaimedTotal = () => '/api/admin/unclaimed-money';
/** A CSV file of a statement's lines. @param filter of the list */
export const statementLinesFile = (filter: { statement: string; outcome?: string }) =>
  `/api/admin/statement-lines.csv?filter=${encodeURIComponent(JSON.stringify(filter))}`;
