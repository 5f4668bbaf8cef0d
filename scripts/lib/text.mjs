import { inProject } from './project.mjs';

/**
 * How the wording is compiled; vite.config.ts takes the same options. One module per message keeps
 * unused wording out of the bundle; types come from the JSDoc in the output.
 */
export const textOptions = {
  project: inProject('project.inlang'),
  outdir: inProject('src/text/generated'),
  outputStructure: /** @type {const} */ ('message-modules'),
  strategy: /** @type {['globalVariable', 'baseLocale']} */ (['globalVariable', 'baseLocale']),
  cleanOutdir: false,
  // In the place of paraglide's, which makes the rules of plurals anew for every text. Ours choose by nothing else.
  additionalFiles: { 'registry.js': "export { plural } from '../plural';\n" },
};

/** Compiles the wording; writes only files that changed, so a parallel reader never misses one. */
export async function compileText() {
  const { compile } = await import('@inlang/paraglide-js');
  await compile(textOptions);
}
