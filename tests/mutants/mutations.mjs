/*
 * What may be got wrong in a schema: each kind finds its places in a source and says what would stand there instead.
 * Plain Node.
 */

const otherMethod = { GET: 'POST', POST: 'GET', PUT: 'POST', PATCH: 'POST', DELETE: 'POST' };

/**
 * By kind: `find` every place, `change` gives what is written there instead of the match; undefined where nothing
 * sensible can be.
 */
export const KINDS = {
  'renamed path': {
    find: /'(GET|POST|PUT|DELETE) [\w/-]*?([\w-]+)'/g,
    change: ([text, , last]) => text.replace(`${last}'`, `${last}s'`),
  },
  'other method': {
    find: /'(GET|POST|PUT|DELETE) [^']+'/g,
    change: ([text, method]) => text.replace(method, otherMethod[method]),
  },
  // a base without a call below it is asked for nothing
  'renamed service': {
    find: /api: (?:\{ )?(?:\.\.\.)?(\w+)\('([\w/-]+)'(?!, \{\}\))/g,
    change: ([text, , path]) => text.replace(`'${path}'`, `'${path}s'`),
  },
  'renamed field': {
    find: /^ {4}(\w+): (?:text|number|enumeration|date|dateTime|reference|options|percent|money|boolean)\((?:'[^']+', |\[[^\]]*\], )?\{ (?!.*\bwire:)/gm,
    change: ([text, name]) => `${text}wire: '${name}Of', `,
  },
  'dropped required': { find: /required: true,? ?/g, change: () => '' },
  'other length': { find: /\bmax: (\d+)/g, change: ([, value]) => `max: ${Number(value) + 1}` },
  'other code': {
    find: /enumeration\(\[('?)(\w+)('?), /g,
    change: ([text, quote, code]) =>
      quote ? text.replace(code, `${code}s`) : text.replace(code, String(Number(code) + 7)),
  },
  'dropped filter': { find: /filters: \['(\w+)', /g, change: () => 'filters: [' },
  'dropped column': { find: /columns: \['(\w+)', /g, change: () => 'columns: [' },
  'other state before': {
    find: /from: \['(\w+)'\], to: '(\w+)'/g,
    change: ([, from, to]) => (from === to ? undefined : `from: ['${to}'], to: '${to}'`),
  },
  'other state after': {
    find: /from: \['(\w+)'\], to: '(\w+)'/g,
    change: ([, from, to]) => (from === to ? undefined : `from: ['${from}'], to: '${from}'`),
  },
  'flipped condition': {
    find: /(visible|required|enabled): \{ (\w+): ('\w+'|\d+) \}/g,
    change: ([, what, field, value]) => `${what}: { ${field}: { ne: ${value} } }`,
  },
  'flipped ne': { find: /\{ ne: ('\w+'|\d+) \}/g, change: ([, value]) => value },
  'dropped condition': { find: /(?:, )?\bvisible: \{ \w+: (?:'\w+'|\d+) \}/g, change: () => '' },
  'dropped permission': {
    find: /(?:, )?\bpermission: ('\w+'|\{[^}]*\})/g,
    change: ([text]) => (text.includes('{') ? '' : text.replace(/'\w+'/, 'false')),
  },
  'other permission': { find: /\bpermission: '(\w+)'/g, change: ([, code]) => `permission: '${code}s'` },
  'dropped assignee': { find: /(?:, )?\bassignee: '\w+'/g, change: () => '' },
  'dropped question': { find: /(?:, )?\bconfirm: true/g, change: () => '' },
  'other value sent': {
    find: /send: \{ (\w+): ('?)(\w+)('?) \}/g,
    change: ([, name, quote, value]) =>
      `send: { ${name}: ${quote ? `'${value}s'` : Number.isNaN(Number(value)) ? 'null' : Number(value) + 5} }`,
  },
  'dropped rule': {
    find: /, (?:notBelow: '\w+'|unique: true|fixed: true|readOnly: true|min: \d+|decimals: \d+)/g,
    change: () => '',
  },
};

/** Every mutant of a source: its kind, its place, and the source with it. */
export function mutantsOf(file, source) {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
  return Object.entries(KINDS).flatMap(([kind, { find, change }]) =>
    [...code.matchAll(find)].flatMap((match) => {
      const changed = change(match);
      if (changed === undefined || changed === match[0]) return [];
      const line = source.slice(0, match.index).split('\n').length;
      const mutated = source.slice(0, match.index) + changed + source.slice(match.index + match[0].length);
      return [{ kind, file, line, was: match[0], is: changed, source: mutated }];
    }),
  );
}
