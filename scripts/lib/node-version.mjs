import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

/**
 * The complaint about a Node that is too old, or null. Only the form `>=A.B` is understood, which
 * is what `engines.node` of package.json says.
 * @param {string} actual such as `20.20.2`
 * @param {string} required such as `>=20.19`
 */
export function nodeComplaint(actual, required) {
  const [wantMajor = 0, wantMinor = 0] = required.replace('>=', '').split('.').map(Number);
  const [major = 0, minor = 0] = actual.split('.').map(Number);
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return null;
  return `Trastienda needs Node ${required}; this is ${actual}. Install a newer Node and try again.`;
}

/** Ends the process with one plain line when this Node cannot run the project. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const complaint = nodeComplaint(process.versions.node, engines.node);
  if (complaint === null) return;
  process.stderr.write(`${complaint}\n`);
  process.exit(1);
}
