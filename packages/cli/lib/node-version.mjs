/*
 * Read by old Nodes too: no syntax younger than ES modules here, and no imports.
 * 20.19 and 22.12 are the first of their lines that load an ES module with `require`, which the server does.
 */

/**
 * Why this Node cannot run the product, or nothing when it can (design §9).
 * @param {string} version such as `20.19.4`
 * @returns {string | undefined} one sentence
 */
export function nodeRefusal(version) {
  const parts = version.split('.').map(Number);
  const major = parts[0] || 0;
  const minor = parts[1] || 0;
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return undefined;
  return (
    'This is Node ' +
    version +
    ', and Node 20.19 or newer (22.12 or newer in the 22 line) is needed: get it from https://nodejs.org.'
  );
}
