/** A text in the languages it is known in. */
export interface Words {
  readonly en?: string | undefined;
  readonly zh?: string | undefined;
}

/** What is known in a language; undefined where somebody has to say it. */
export const wordIn = (words: Words, locale: string): string | undefined =>
  new Map([
    ['en', words.en],
    ['zh', words.zh],
  ]).get(locale);

export interface CodeDraft extends Words {
  readonly code: string | number;
}

/** A rule of one field alone: its name, and what it says when it is broken. */
export interface RuleDraft extends Words {
  readonly name: string;
}

/** A field that is to be written. */
export interface FieldDraft {
  readonly name: string;
  /** Function of the dsl that makes it. */
  readonly builder: string;
  /** Source of its first argument, where that is not the options: codes, the name of a target. */
  readonly first?: string;
  /** Options by name, as source text. */
  readonly options: Readonly<Record<string, string>>;
  readonly words: Words;
  /** What whoever fills it in has to know. */
  readonly help?: Words;
  readonly codes?: readonly CodeDraft[];
  /** Fields of a row or group. */
  readonly inner?: readonly FieldDraft[];
  readonly rule?: RuleDraft;
}

/** Fields under one heading. */
export interface SectionDraft {
  readonly key: string;
  readonly words: Words;
  readonly fields: readonly string[];
}

/** Something to do with records besides the standard calls. */
export interface ActionDraft {
  readonly key: string;
  readonly options: Readonly<Record<string, string>>;
  readonly form?: readonly FieldDraft[];
  readonly words: Words;
}

/** A schema file that is to be written, with its texts. */
export interface ResourceDraft {
  /** `area/entity` */
  readonly name: string;
  /** Several of it, as a menu names them. */
  readonly many: Words;
  readonly one: Words;
  /** Path that its calls are relative to. */
  readonly base: string;
  /** Calls and the rest of `api`, as source text; the standard five when there is none. */
  readonly api?: Readonly<Record<string, string>>;
  readonly recordTitle?: string;
  readonly fields: readonly FieldDraft[];
  /** What the records are, for the comment above the schema. */
  readonly about?: string;
  /** Reference whose value the records are listed for. */
  readonly of?: string;
  /** Filters as source text. */
  readonly filters: readonly string[];
  /** Quick search of the list, as source text. */
  readonly search?: string;
  /** Columns of the list, where the first fields are not those that say most. */
  readonly columns?: readonly string[];
  /** Sections of form and page by their keys, where there are too many fields for one. */
  readonly sections?: readonly SectionDraft[];
  /** How moments are sent that forms ask for: with an offset, or as the clock on the wall shows them. */
  readonly dates?: 'iso' | 'local';
  /** Field that holds the parent's id, when records are nodes. */
  readonly parent?: string;
  /** Property with the nodes below a node, when it is not `children`. */
  readonly children?: string;
  readonly actions?: readonly ActionDraft[];
  /** `versions` of the schema, as source text by property. */
  readonly versions?: Readonly<Record<string, string>>;
}

/** Something the document leaves open: nothing was guessed, somebody has to say it. @public */
export interface Note {
  readonly resource: string;
  readonly place: string;
  readonly what: string;
  readonly write: string;
}

/** Tells of something the document leaves open. */
export type Say = (place: string, what: string, write: string) => void;
