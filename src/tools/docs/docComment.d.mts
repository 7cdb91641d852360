export function docComment(comment: string): { readonly text: string; readonly example: string };
export function asCode(text: string): string;
export function docParagraph(comment: string): string;
