/**
 * The environment for npm itself: npm's own settings stay (a registry, a cache, a proxy), what
 * describes the script that is running goes, and NODE_ENV=production cannot drop devDependencies.
 * @param {NodeJS.ProcessEnv} from
 */
export function environmentForNpm(from = process.env) {
  return without(from, /^(NODE_ENV|INIT_CWD|npm_command|npm_lifecycle_.*|npm_package_.*)$/i);
}

/**
 * The environment for our own processes: nothing of npm's reaches them.
 * @param {NodeJS.ProcessEnv} from
 */
export function environmentForProject(from = process.env) {
  return without(from, /^(NODE_ENV|INIT_CWD|npm_.*)$/i);
}

/**
 * @param {NodeJS.ProcessEnv} from
 * @param {RegExp} names
 * @returns {NodeJS.ProcessEnv}
 */
function without(from, names) {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !names.test(name)));
}
