import type { Words } from '../../draft';
import { english, wordsOf } from '../../nameForms';
import { textOf, type Tree } from '../json';
import { unitAfterIn } from './unitAfterIn';

const HAN = /[\u4e00-\u9fff]/;

/** The first thing a text says, without codes and units. */
function firstClause(text: string): string {
  const first = (text.split(/[\n,，;；。(（【[:：]|\.(?:\s|$)/)[0] ?? '').trim();
  return unitAfterIn(first)?.text ?? (HAN.test(first) ? first.replace(/\s+-?\d+.*$/, '') : first);
}

/** A text as a label, if it is short enough for one. */
function labelOf(text: string): Words {
  const clause = firstClause(text);
  // 'AVAILABLE: free, CHARGING: in use' lists codes: its first words name one of them, not the field.
  if (clause === '' || (/^(?:-?\d+|[A-Z][A-Z0-9_]+)$/.test(clause) && /^\S+\s*(?:[:：=]|[-–—])/.test(text.trim())))
    return {};
  if (HAN.test(clause)) return clause.length <= 16 ? { zh: clause } : {};
  return clause.length <= 40 && clause.split(/\s+/).length <= 5 && /[A-Za-z]/.test(clause)
    ? { en: clause.charAt(0).toUpperCase() + clause.slice(1) }
    : {};
}

/** '品牌 / Brand' in both languages; anything else in the one it is written in. */
function bothOf(text: string): Words {
  const parts = text.split(/\s*[|/]\s*/);
  const han = parts.filter((part) => HAN.test(part));
  if (parts.length === 2 && han.length === 1) return Object.assign({}, ...parts.map(labelOf));
  return labelOf(text);
}

/** What a title and a description call something: Chinese words are the Chinese label, others the English one. */
export function wordsIn(...keys: readonly (Tree | undefined)[]): Words {
  const texts = keys
    .flatMap((one) => [textOf(one?.title), textOf(one?.description), textOf(one?.summary)])
    .filter((one) => one !== undefined);
  return texts.map(bothOf).reduce<Words>((known, own) => ({ ...own, ...known }), {});
}

/** '系统管理-用户管理' is '用户管理': menus have a level for the first already. */
const lastPart = (text: string): string => {
  const part = text.split(/\s*[-–—/|·>]\s*/).at(-1) ?? '';
  return HAN.test(part) && part.length > 1 ? part : text;
};

/** What a tag calls the records below it. */
export const wordsOfTag = (tag: string): Words => labelOf(lastPart(tag));

/** Short words that many names have, and that a sentence has whatever it is about. */
const SMALL = new Set(['a', 'an', 'at', 'by', 'for', 'id', 'ids', 'in', 'is', 'no', 'of', 'on', 'or', 'the', 'to']);
/** How a comment begins, which tells of a field and does not name it. */
const COMMENT =
  /^(?:a|an|all|any|can|contains?|current|defines?|describes?|determines?|enables?|for|gets?|if|indicates?|internal|is|it|list of|must|note|one of|only|optional|must|returns?|sets?|should|specif\w+|the|this|to|unique|used?|when|whether|which|will)\b/i;

/** Whether an English description names a field: it says a word of the name, and is no sentence about it. */
function namesField(text: string, name: string): boolean {
  const said = new Set(wordsOf(text));
  const own = wordsOf(name).filter((word) => !SMALL.has(word));
  return !COMMENT.test(text) && own.some((word) => said.has(word));
}

/** The same words as in the name, as tools write titles from names: 'Created At' of `created_at`. */
const isName = (text: string, name: string): boolean => wordsOf(text).join(' ') === wordsOf(name).join(' ');

/** '分类名称 / Category' says one thing in both languages, which no comment does. */
const isPair = (text: string): boolean => {
  const { en, zh } = bothOf(text);
  return en !== undefined && zh !== undefined;
};

/**
 * What a field is called: its title, and its description where that is a label. A comment ('Timestamp in RFC3339
 * format') is none.
 */
export function labelsOf(name: string, keys: Tree): Words {
  if (name === 'id') return { en: 'ID', zh: 'ID' };
  const title = textOf(keys.title);
  const description = textOf(keys.description) ?? '';
  const named = title === undefined ? {} : isName(title, name) ? { en: english(name) } : bothOf(title);
  const { en, zh } = bothOf(description);
  return {
    ...(zh !== undefined && { zh }),
    ...(en !== undefined && (isPair(description) || namesField(en, name)) && { en }),
    ...named,
  };
}

/** What is left of a description that only names a field, its unit and its codes. */
const [FEWEST_WORDS, FEWEST_SIGNS, LONGEST_HELP] = [4, 8, 160];

/** What a description says besides the label: help for whoever fills in the field. Codes have words of their own. */
export function helpOf(keys: Tree, label: Words, hasCodes: boolean): Words {
  const text = textOf(keys.description)?.replace(/\s+/g, ' ');
  if (text === undefined || text.length > LONGEST_HELP || hasCodes || isPair(text) || /[<{[`|]/.test(text)) return {};
  const rest = [label.en, label.zh, textOf(keys.title)].reduce<string>(
    (before, one) => (one === undefined ? before : before.replace(new RegExp(escaped(one), 'i'), '')),
    text.replace(/[（(【[][^）)】\]]*[）)】\]]/g, ''),
  );
  if (HAN.test(rest)) return (rest.match(/[\u4e00-\u9fff]/g) ?? []).length < FEWEST_SIGNS ? {} : { zh: text };
  return rest.split(/\s+/).filter(Boolean).length < FEWEST_WORDS ? {} : { en: text };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
