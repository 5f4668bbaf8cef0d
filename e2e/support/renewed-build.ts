import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes another build of one in its place: the same app, in files of other names, as every change of the sources makes one. */
export function renewBuild(build: string): void {
  const assets = path.join(build, 'web/assets');
  const isPacked = (name: string) => /\.(br|gz)$/.test(name);
  readdirSync(assets)
    .filter(isPacked)
    .forEach((name) => rmSync(path.join(assets, name)));
  const names = readdirSync(assets);
  const named = new RegExp(names.map((name) => name.replaceAll(/\W/g, '\\$&')).join('|'), 'g');
  const pages = ['web/index.es.html', 'web/index.en.html', 'web-routes.json'];
  for (const file of [...pages, ...names.map((name) => `web/assets/${name}`)]) {
    const text = readFileSync(path.join(build, file), 'utf8');
    writeFileSync(
      path.join(build, file),
      text.replaceAll(named, (name) => `renewed-${name}`),
    );
  }
  for (const name of names) {
    renameSync(path.join(assets, name), path.join(assets, `renewed-${name}`));
  }
}
