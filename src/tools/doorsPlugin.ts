import { posix } from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { fileNamed, isDoor, namesBehind, parseNames, type Behind } from './doors.mjs';

const STRAIGHT = /^(?<verb>import|export) \{(?<list>[^}]*)\} from '(?<door>[^']+)';$/;
/** A name of a door that is loaded later: by member, by destructuring, or with `then`. */
const LATER = [
  /\(await import\('(?<door>[^']+)'\)\)\.(?<list>\w+)/g,
  /\{(?<list>[^{}]*)\} = await import\('(?<door>[^']+)'\)/g,
  /import\('(?<door>[^']+)'\)\.then\(\s*\(\{(?<list>[^{}]*)\}\)/g,
];
const lineEnds = (text: string) => text.replace(/[^\n]/g, '');
const importName = (file: string) => `@/${file.replace(/^src\//, '').replace(/\.tsx?$/, '')}`;

/** Points imports of doors at the files behind them, in one project. */
class Doors {
  private known = new Map<string, Map<string, Behind>>();
  constructor(private readonly root: string) {}

  forget(): void {
    this.known = new Map();
  }

  /** The code with other imports, on as many lines. None: it imports no door. */
  pointed(code: string, from: string): string | undefined {
    let text = code;
    for (const { start, end } of parseAst(code, { lang: from.endsWith('x') ? 'tsx' : 'ts' }).body.toReversed()) {
      const whole = code.slice(start, end);
      const { verb = '', list = '', door: named = '' } = STRAIGHT.exec(whole)?.groups ?? {};
      const door = this.doorNamed(from, named);
      if (!door) continue;
      const lines = parseNames(list).map(({ name, as, type: typed }) => {
        const behind = this.behind(door, name, from);
        if (typed || behind.type) return '';
        const names = behind.name === '*' ? `* as ${as}` : `{ ${behind.name} as ${as} }`;
        return `${verb} ${names} from '${importName(behind.file)}';`;
      });
      text = text.slice(0, start) + lines.join(' ') + lineEnds(whole) + text.slice(end);
    }
    for (const { 0: whole, groups: { list = '', door: named = '' } = {} } of LATER.flatMap((one) => [
      ...code.matchAll(one),
    ])) {
      const door = this.doorNamed(from, named);
      if (!door) continue;
      const files = new Set(
        parseNames(list.replaceAll(':', ' as ').replace(/\s+/g, ' ')).map(
          ({ name }) => this.behind(door, name, from).file,
        ),
      );
      const [file] = files;
      if (file && files.size === 1)
        text = text.replace(whole, () => whole.replace(`'${named}'`, `'${importName(file)}'`));
    }
    return text === code ? undefined : text;
  }

  private doorNamed(from: string, named: string): string | undefined {
    if (!named.startsWith('@/')) return undefined;
    const file = fileNamed(this.root, from, named);
    return file && isDoor(file) ? file : undefined;
  }

  private behind(door: string, name: string, from: string): Behind {
    const found = namesBehind(this.root, door, this.known).get(name);
    if (!found) throw new Error(`${from} imports "${name}" of ${door}, which has no such name.`);
    return found;
  }
}

/** Gives the code of a module whose imports of doors name the files behind them. */
export function doorPointer(root: string): (code: string, from: string) => string {
  const doors = new Doors(root);
  return (code, from) => doors.pointed(code, from) ?? code;
}

/**
 * Points each import of a door (`@/widgets`) at the file that stands behind it. So a door costs nothing: neither a page
 * that is developed nor a test loads a room for one name of it, and parts of the build are cut by files.
 */
export function doorsPlugin(): Plugin {
  let root = '.';
  let doors = new Doors(root);
  return {
    name: 'doors',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
      doors = new Doors(root);
    },
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules\/(?!\.cache\/)/ }, code: /'@\// },
      handler(code, id) {
        const from = posix.relative(root.replaceAll('\\', '/'), id.replaceAll('\\', '/').replace(/\?.*/, ''));
        const text = doors.pointed(code, from);
        return text === undefined ? undefined : { code: text, map: null };
      },
    },
    watchChange: () => doors.forget(),
  };
}
