#!/usr/bin/env node
/** Makes a game out of the template. `npm create masque-game <name>` */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const template = fileURLToPath(new URL('../template', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const [name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  stop(
    name
      ? `"${name}" cannot be the name of a game: use lower-case words with hyphens, such as night-train.`
      : 'Give the game a name: npm create masque-game night-train',
  );
// A workspace of Masque keeps its games together.
const workspace = existsSync('games') && existsSync(join('libs', 'core', 'package.json'));
const folder = resolve(workspace ? join('games', name) : name);
if (existsSync(folder) && !statSync(folder).isDirectory())
  stop(`${relative('.', folder)} is there already, and is no folder. Choose another name, or remove it first.`);
if (existsSync(folder) && readdirSync(folder).length > 0)
  stop(`${relative('.', folder)} is there already and is not empty. Choose another name, or remove it first.`);

const title = (name[0].toUpperCase() + name.slice(1)).replaceAll('-', ' ');
// Inside the workspace packages are the workspace's own; elsewhere those of this release.
const masque = workspace || version === '0.0.0' ? '*' : `^${version}`;
mkdirSync(folder, { recursive: true });
cpSync(template, folder, { recursive: true });
// npm leaves out files of these names when it packs.
renameSync(join(folder, '_gitignore'), join(folder, '.gitignore'));
renameSync(join(folder, '_github'), join(folder, '.github'));
for (const file of filesIn(folder)) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replaceAll('my-game', name).replaceAll('My game', title).replaceAll('"MASQUE"', `"${masque}"`),
  );
}
if (workspace) joinWorkspace();
const path = relative('.', folder);
console.log(`${title} is in ${path}.

  cd ${path}
  npm install
  npm run dev     the studio, with every seat at once: http://localhost:8090
  npm run play    a server with it: http://localhost:8080
  npm test        what every game must keep, and its own situations`);
// npm does not say it of the package in whose folder it runs.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18))
  console.log(
    `\nTo run TypeScript, it needs Node 22.18 or newer; this is Node ${process.versions.node}. See https://nodejs.org.`,
  );

function filesIn(of) {
  return readdirSync(of, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name));
}

/** Inside the workspace a game runs from the sources of the others, and is released with them. */
function joinWorkspace() {
  rmSync(join(folder, '.github'), { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "../../tsconfig.base.json", "include": ["src"] }\n');
  writeFileSync(join(folder, 'vitest.config.ts'), "export { fromSource as default } from '../../vite.shared.ts';\n");
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
