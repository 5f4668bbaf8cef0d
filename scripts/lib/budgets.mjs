/** @typedef {import('./bundle.mjs').Size} Size */
/** @typedef {Size & { kind: string }} Recorded */
/**
 * @typedef {object} Budgets tests/budgets.json
 * @property {number} growth the share a size may grow over the recorded one without a new record
 * @property {Record<string, Size>} limits by kind of screen
 * @property {Record<string, Recorded>} routes recorded sizes by route file
 */

/**
 * Every way in which the measured sizes break the budgets.
 * @param {Budgets} budgets
 * @param {Map<string, Size>} measured by route file
 * @returns {string[]}
 */
export function budgetProblems(budgets, measured) {
  const gone = Object.keys(budgets.routes).filter((route) => !measured.has(route));
  return [
    ...gone.map((route) => `${route} is recorded and no longer built; record anew`),
    ...[...measured].flatMap(([route, size]) => routeProblems(budgets, route, size)),
  ];
}

const fileWords = { scripts: 'script files', clicked: 'script files to bring by a click' };

/** @param {Budgets} budgets @param {string} route @param {Size} size */
function routeProblems(budgets, route, size) {
  const recorded = budgets.routes[route];
  if (!recorded) return [`${route} is not recorded; run: npm run budgets -- --record`];
  const limit = budgets.limits[recorded.kind];
  if (!limit) return [`${route} is recorded as ${recorded.kind}, a kind without a limit`];
  const grown = /** @type {const} */ (['js', 'css']).flatMap((what) => {
    const allowed = Math.floor(recorded[what] * (1 + budgets.growth));
    if (size[what] > limit[what]) {
      return [
        `${route}: ${what} ${size[what]} bytes, the limit of a ${recorded.kind} is ${limit[what]}`,
      ];
    }
    if (size[what] > allowed) {
      return [
        `${route}: ${what} grew from ${recorded[what]} to ${size[what]} bytes; record it with the reason in the commit`,
      ];
    }
    return [];
  });
  const tooMany = /** @type {const} */ (['scripts', 'clicked']).flatMap((what) =>
    size[what] > limit[what]
      ? [
          `${route}: ${size[what]} ${fileWords[what]}, the limit of a ${recorded.kind} is ${limit[what]}`,
        ]
      : [],
  );
  return [...grown, ...tooMany];
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
