import type { Words } from '../draft';
import { textOf, type Tree } from './json';
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
