/* Reads a doc comment: its sentences, and what its tags say. */

/** A tag begins a line, or stands alone after a sentence. */
const TAG = /(?:^|\s)@(example|param|returns|throws|default|see|public|internal|deprecated)\b/;

const folded = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * Sentences and example of a comment, each on one line; '' for what it does not have. Other tags are left out.
 *
 * @param comment what stands between the marks of the comment
 */
export function docComment(comment) {
  const [text, ...tags] = comment.replace(/^\s*\*(?: |$)/gm, ' ').split(TAG);
  const at = tags.indexOf('example');
  return { text: folded(text), example: at === -1 ? '' : folded(tags[at + 1]) };
}

/** Text as code; one with backticks stands between two of them. */
export const asCode = (text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** Sentences and example of a comment as one paragraph. */
export function docParagraph(comment) {
  const { text, example } = docComment(comment);
  return [text, example && asCode(example)].filter(Boolean).join(' ');
}
