/* The same build under other names, as a later version has: each part gets a new hash. Plain Node. */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes it to `to`, without what was packed: `deploy/pack.mjs` is for real builds. */
export function otherBuild(from, to) {
  cpSync(from, to, { recursive: true });
  const assets = join(to, 'assets');
  for (const name of readdirSync(assets).filter((one) => /\.(?:gz|br)$/.test(one))) rmSync(join(assets, name));
  for (const name of ['index.html.gz', 'index.html.br']) rmSync(join(to, name), { force: true });
  const names = readdirSync(assets).filter((name) => /-[\w-]{8}\.\w+$/.test(name));
  const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, 'b$1')]));
  const pattern = /[\w.-]+\.\w+/g;
  const texts = [
    ...readdirSync(assets)
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map((name) => join(assets, name)),
    join(to, 'index.html'),
  ];
  for (const path of texts)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(pattern, (name) => renamed.get(name) ?? name),
    );
  for (const [name, other] of renamed) renameSync(join(assets, name), join(assets, other));
  return to;
}
