/** @typedef {import('./bundle.mjs').Size} Size */
/** @typedef {Size & { kind: string }} Recorded */
/**
 * @typedef {object} Budgets tests/budgets.json
 * @property {number} growth the share a size may grow over the recorded one without a new record
 * @property {number} css what the style sheet may weigh; bytes on the wire, brotli
 * @property {Record<string, Size>} limits by kind of screen
 * @property {Record<string, Recorded>} routes recorded sizes by route file
 */

/**
 * Every way in which the measured sizes break the budgets.
 * @param {Budgets} budgets
 * @param {Map<string, Size>} measured by route file
 * @param {number} css of the style sheet
 * @returns {string[]}
 */
export function budgetProblems(budgets, measured, css) {
  const gone = Object.keys(budgets.routes).filter((route) => !measured.has(route));
  return [
    ...(css > budgets.css ? [`the style sheet: ${css} bytes, its limit is ${budgets.css}`] : []),
    ...gone.map((route) => `${route} is recorded and no longer built; record anew`),
    ...[...measured].flatMap(([route, size]) => routeProblems(budgets, route, size)),
  ];
}

/** @param {Budgets} budgets @param {string} route @param {Size} size */
function routeProblems(budgets, route, size) {
  const recorded = budgets.routes[route];
  if (!recorded) return [`${route} is not recorded; run: npm run budgets -- --record`];
  const limit = budgets.limits[recorded.kind];
  if (!limit) return [`${route} is recorded as ${recorded.kind}, a kind without a limit`];
  const problems = [];
  if (size.js > limit.js) {
    problems.push(`${size.js} bytes, the limit of a ${recorded.kind} is ${limit.js}`);
  } else if (size.js > Math.floor(recorded.js * (1 + budgets.growth))) {
    problems.push(
      `grew from ${recorded.js} to ${size.js} bytes; record it with the reason in the commit`,
    );
  }
  if (size.scripts > limit.scripts) {
    problems.push(
      `${size.scripts} script files, the limit of a ${recorded.kind} is ${limit.scripts}`,
    );
  }
  return problems.map((problem) => `${route}: ${problem}`);
}

/**
 * The same budgets with the measured sizes; a new route counts as a list until someone says otherwise.
 * @param {Budgets} budgets
 * @param {Map<string, Size>} measured
 * @returns {Budgets}
 */
export function record(budgets, measured) {
  const routes = [...measured].map(([route, size]) => [
    route,
    { kind: budgets.routes[route]?.kind ?? 'list', ...size },
  ]);
  return { ...budgets, routes: Object.fromEntries(routes) };
}
