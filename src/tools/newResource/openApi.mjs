/* Fields and calls of one entity from an OpenAPI 3 document in JSON. */

const SYSTEM = new Set(['createTime', 'updateTime', 'createUser', 'updateUser']);
const CALLS = { page: 'GET', detail: 'GET', create: 'POST', edit: 'POST', delete: 'POST', export: 'POST' };

function kindOf(property) {
  if (Array.isArray(property.enum)) return { kind: 'enum', argument: property.enum.join(',') };
  if (property.type === 'boolean') return { kind: 'boolean' };
  if (property.type === 'integer' || property.type === 'number') return { kind: 'number', argument: property['x-unit'] ?? '' };
  if (property.type === 'array' || property.type === 'object') return { kind: 'json' };
  if (property.format === 'date') return { kind: 'date' };
  if (property.format === 'date-time') return { kind: 'dateTime' };
  if (property.format === 'password') return { kind: 'password' };
  return { kind: (property.maxLength ?? 0) > 200 ? 'longtext' : 'text' };
}

/** The last part of `#/components/schemas/Brand` resolved once; deeper references become JSON fields. */
function resolve(document, property) {
  const name = property.$ref?.split('/').pop();
  return name ? (document.components?.schemas?.[name] ?? {}) : property;
}

/** {fields, base, calls} of the schema named `entity`. */
export function readOpenApi(document, entity) {
  const schema = document.components?.schemas?.[entity];
  if (!schema) throw new Error(`The document has no schema "${entity}". It has: ${Object.keys(document.components?.schemas ?? {}).join(', ')}.`);
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== 'id')
    .map(([name, raw]) => {
      const property = resolve(document, raw);
      const { kind, argument = '' } = kindOf(property);
      return {
        name,
        kind,
        argument,
        required: required.has(name) && !SYSTEM.has(name),
        readOnly: SYSTEM.has(name) || property.readOnly === true,
        max: kind === 'number' ? property.maximum : kind === 'text' || kind === 'longtext' ? property.maxLength : undefined,
        min: kind === 'number' ? property.minimum : undefined,
        en: property.title,
        zh: /[\u4e00-\u9fff]/.test(property.description ?? '') ? property.description : undefined,
      };
    });
  return { fields, ...callsOf(document, entity) };
}

function callsOf(document, entity) {
  const wanted = entity.toLowerCase();
  const paths = Object.entries(document.paths ?? {}).filter(([path]) => path.toLowerCase().split('/').at(-2)?.replace(/[-_]/g, '') === wanted);
  const calls = Object.fromEntries(
    paths.flatMap(([path, methods]) => {
      const name = path.split('/').at(-1);
      const method = CALLS[name] && (Object.keys(methods).find((one) => ['get', 'post'].includes(one)) ?? CALLS[name]).toUpperCase();
      return method ? [[name, `${method} ${name}`]] : [];
    }),
  );
  const base = paths[0]?.[0].split('/').slice(0, -1).join('/');
  return { base, calls };
}
