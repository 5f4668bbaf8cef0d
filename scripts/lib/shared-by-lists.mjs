import { inProject } from './project.mjs';

/**
 * @typedef {object} ModuleInfo a module as the bundler knows it, as far as sharing needs it
 * @property {readonly string[]} importedIds
 * @property {readonly string[]} dynamicallyImportedIds
 */

/** The screens whose first load is a list's. */
const lists = [
  'attempts',
  'branches/$branchId/batches',
  'branches/$branchId/count-sheet',
  'branches/$branchId/products',
  'directory',
  'drafts',
  'providers',
];

/**
 * How many lists load each module. A route's screen is what its file imports when it is opened; what that imports only when it
 * is used is no part of a first load.
 * @param {(id: string) => ModuleInfo | null} infoOf
 * @param {readonly string[]} routes module ids of the lists' route files; one that is not there is an error
 * @returns {Map<string, number>}
 */
export function countLists(infoOf, routes) {
  const counts = new Map();
  for (const route of routes) {
    const info = infoOf(route);
    if (info === null) throw new Error(`There is no list ${route}`);
    for (const id of loadedBy(info.dynamicallyImportedIds, infoOf)) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * @param {readonly string[]} roots
 * @param {(id: string) => ModuleInfo | null} infoOf
 */
function loadedBy(roots, infoOf) {
  const seen = new Set();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(infoOf(id)?.importedIds ?? []));
  }
  return seen;
}

/**
 * Names the file of every module that at least so many lists load; what forms alone share is none of theirs, however many forms.
 * @param {string} name
 * @param {number} least
 */
export function sharedByLists(name, least) {
  /** @type {Map<string, number> | null} */
  let counts = null;
  const routes = lists.map((list) => inProject('src/routes', `${list}.tsx`));
  return (
    /** @type {string} */ id,
    /** @type {{ getModuleInfo(id: string): ModuleInfo | null }} */ modules,
  ) => {
    counts ??= countLists((one) => modules.getModuleInfo(one), routes);
    return (counts.get(id) ?? 0) >= least ? name : null;
  };
}
