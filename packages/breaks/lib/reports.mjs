/** @typedef {{ file: string, name: string, state: 'passed' | 'failed' | 'skipped' }} Test */

/**
 * The tests in a report of vitest.
 * @param {unknown} report
 * @returns {Test[]}
 */
export function inVitest(report) {
  const { testResults = [] } = /** @type {VitestReport | undefined} */ (report) ?? {};
  return testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => {
      const state = status === 'passed' || status === 'failed' ? status : 'skipped';
      return { file: fileOf(path), name: fullName, state };
    }),
  );
}

/**
 * The tests in a report of Playwright.
 * @param {unknown} report
 * @returns {Test[]}
 */
export function inPlaywright(report) {
  const { suites = [] } = /** @type {PlaywrightSuite | undefined} */ (report) ?? {};
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.map(({ status }) => ({ file: fileOf(file), name: title, state: stateOf(status) })),
    ),
    ...inPlaywright(suite),
  ]);
}

/**
 * A test that passes only at a second try has failed.
 * @param {string} status
 * @returns {Test['state']}
 */
function stateOf(status) {
  if (status === 'expected') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}

/** @param {string} path */
const fileOf = (path) => path.split(/[\\/]/).at(-1) ?? path;

/**
 * @typedef {{ testResults?: { name: string, assertionResults: { fullName: string, status: string }[] }[] }} VitestReport
 * @typedef {{ title: string, file: string, tests: { status: string }[] }} PlaywrightSpec
 * @typedef {{ suites?: (PlaywrightSuite & { specs?: PlaywrightSpec[] })[] }} PlaywrightSuite
 */
